import { defineArchetype } from '../archetype.ts'

/** Lessons and checklists for people who may be in danger, online and on the road. */
export const safetyLessons = defineArchetype({
  id: 'safety-lessons',
  words:
    'digital security 40, physical security 40, digital and physical security 60, security lessons 44, security training 30, learn about security 50, digital safety 40, online safety course 34, self-defense lessons 30, journalists at risk 44, human rights defenders 44, activists 18',
  examples: `
    Learn to tell phishing links from real ones
    Short lessons on encrypted messages, safe phones and border checks for reporters
    Activists learn what to do when they are followed or detained
    Checklists before a trip to a dangerous region, tick what is done
    How to lock a phone, hide files and browse without leaving traces, step by step
    Beginner, advanced and expert for each topic, marked as read
    Aid workers: radio calls, convoys, shelter, hostage situations
    Women alone on the road: taxis, hotels, crowds, what to say
    Which tools to use for secret mail and calls, explained in plain words
    A quiz at the end and a certificate for the team
    Emergency plan with contacts and a code word
    News about dangers by country from trusted sources
    Protect sources and notes in a newsroom, with drills`,
  unless: /\b(?:guards?|cctv|alarm systems?|cameras?|construction|site safety|kids|children|driving)\b/i,
  bars: 'cart checkout slots',
  presets: 'clean, bold',
  icon: 'shield',
  names: 'Umbrella Up, Keep Your Head, Second Exit',
  entity: 'safety-lesson',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Learn | book
    browse | Lessons | shield | | | | lessons, topics, digital security, physical security, comms, kidnapping, travel, tools
    checklist | Checklists | check
    saved | Saved | bookmark
    quiz? | Quiz
    help? | Emergency | warning
    detail | Lesson
    settings | Settings | settings`,
})
