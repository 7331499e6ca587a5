import { defineArchetype } from '../archetype.ts'

/** A wedding as its guests see it; who plans one has `wedding`. */
export const weddingGuests = defineArchetype({
  id: 'wedding-guests',
  words:
    "wedding guest app 40, wedding guests app 40, for our wedding guests 40, for wedding guests 34, for the guests of our wedding 40, wedding website 30, wedding page for 26, our wedding guests 30, getting married and want an app for our guests 40, app for our guests 30, we are getting married 12, we're getting married 12",
  examples: `
    We are getting married in summer and want an app for our guests: yes or no, vegetarian or allergies, look up the table, upload pictures
    Where do I park, what do I wear, when is the ceremony: everything for those who are invited to our wedding
    Guests of the wedding say what they eat and if they need a bed
    Our wedding guests see pictures of the day as soon as they are taken
    Page for everyone invited to the wedding: map, times, gift wishes, answer by May
    Wedding app for our guests: schedule of the day, where to sleep, song requests, photos from everybody and RSVP with menu choice
    Our guests should find the programme, the way to the church, the dress code and answer if they come
    Guests upload their pictures of our wedding, wish for songs and see when the bus goes
    For the guests of our wedding in May: hotel tips, timetable, gift list, who sits where
    Instead of paper invitations: yes or no, menu choice, allergies, plus one, directions
    Wedding website on the phone with our story, the venue, parking and a guest book
    Shared photo album of the wedding day, everyone adds theirs, and the plan of the day
    Friends coming from abroad to our wedding need flights, hotels, the weekend's programme and our number`,
  needs:
    /^(?=[^]*\b(?:wedding|marry|marrying|married)\b)(?=[^]*\b(?:(?:for|our|the|wedding) guests?\b|guests? (?:app|can|should|could|upload|see|find|get)|website|rsvp|invited|photos from))/i,
  unless:
    /\b(?:seating plan(?!s? for guests)|budget|to-?dos?|tasks|checklists?|suppliers|vendors|planner|planning|guest ?lists?|organi[sz]\w+|manage\w*|venues? (?:near|to hire))\b/i,
  bars: 'history timer budget checklist stats week calendar',
  presets: 'editorial, warm',
  icon: 'heart',
  names: 'Yes in May, Long Table, Lea and Omar',
  entity: 'wedding-hour',
  home: 'focus',
  screens: `
    home | Our day | heart
    browse | Programme | clock | | | | schedule, timetable, timeline
    feed | Photos | image | photo
    map? | The way | map
    detail | Programme item
    chats? | Messages | chat
    profile? | Me | user`,
})
