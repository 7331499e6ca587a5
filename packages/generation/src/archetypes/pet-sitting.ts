import { defineArchetype } from '../archetype.ts'

export const petSitting = defineArchetype({
  id: 'pet-sitting',
  words:
    'cat sitting 22, cat sitter 22, pet sitter 22, pet sitting 20, dog sitter 18, sitter handover 24, house sitter 20, house sitting 20, plant sitter 16, handover 5, instructions for the sitter 20, while i am away 9, while we are away 9',
  examples: `
    Instructions for whoever looks after our cat during the holidays: food, pills, hiding places, vet number
    We go away for two weeks, the neighbour feeds the rabbits and sends a picture each day
    House sitter guide: where the key is, alarm code, bins on Tuesday, how the heating works
    I mind other people's animals and want a daily report for the owner with photos and what was eaten
    Feeding plan for my parrot while I travel, my sister ticks off water, seeds, cage cover
    Care sheet for guinea pigs left with friends, how much hay, which vegetables are forbidden, emergency phone
    Handover notes for the dog boarding at grandma's, allergies, walking times, favourite toy, lead
    Before leaving I write down when plants need water and cats need wet food, sitter marks done
    Professional cat visits: client, key number, visit at eight and six, litter, medication given, message to the family
    Leave notes for the sitter about the old tomcat's insulin, and let me see that it was given
    A friend stays in our home and looks after tortoise, mailbox and tomatoes until Sunday
    Live-in sitters get a checklist per day, wifi, contacts, fuse box and what scares the hound`,
  needs:
    /hand-?over|instructions?|while (?:i|we)\b|owners?\b|\baway\b|\bkeys?\b|care sheet|notes for|house|vet\b|report/i,
  presets: 'warm, playful',
  icon: 'home',
  names: 'While We Are Away, Spare Key, Back on Sunday',
  entity: 'sitting-task',
  home: 'focus',
  screens: `
    home | Today | home
    checklist | Visits | check
    browse | How-to | list
    feed? | Reports | image
    people? | Contacts | phone
    chats | Messages | chat
    detail | Instruction
    form | Send report
    settings | Settings | settings`,
})
