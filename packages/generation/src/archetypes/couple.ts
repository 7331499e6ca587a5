import { defineArchetype } from '../archetype.ts'

export const couple = defineArchetype({
  id: 'couple',
  words:
    'couples 12, couple 8, relationship 7, love notes 14, date ideas 10, date night 10, anniversary countdown 14, anniversary 5, long distance relationship 16, for couples 14, boyfriend 8, girlfriend 8, partner and i 6, two of us 8',
  examples: `
    Helps couples not to quarrel about finances
    An app for two: recipes, grocery lists, trips and plans for the home that couples make together
    My boyfriend lives far away and we want one place for our pictures, notes and the days until we see each other again
    Private app for just the two of us, with how many days we have been together and the story of our dates
    Jar of little messages to surprise my wife with each morning
    Ideas for evenings out with my husband, tick what we did, add a photo and where it was
    A shared diary for me and my fiancée: first kiss, first trip, our song, the places that are ours
    Date night picker for married people with small children, at home or out, cheap or fancy
    Anniversary reminder that also keeps her favourite flowers, ring size and the promises I made
    Sweet questions for partners to answer each day, then both see each other's answer
    Long distance lovers: two clocks, next visit, goodnight notes, a drawing to send
    We want to log our memories as a pair, a timeline of photos with captions, only he and I can see it
    Love coupons I can send to my girlfriend, breakfast in bed, a massage, one film of her choice
    Bucket list for him and her: things to do together before we turn forty`,
  presets: 'warm, playful',
  icon: 'heart',
  names: 'Us Two, Blue Coat, Side by Side',
  entity: 'memory',
  home: 'focus shelf',
  screens: `
    home | Us | heart
    browse | Memories | image
    calendar | Dates | calendar | diary-date
    thread | Messages
    checklist | Ideas | check | date-idea
    browse! | Love notes | | love-note | Love notes | | love notes, love note, little notes, notes for each other, sweet notes
    timer? | Countdown | timer
    detail | Memory
    form | Add memory
    form! | Write note | | love-note | Write note
    settings? | Settings | settings`,
})
