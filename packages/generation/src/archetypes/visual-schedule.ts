import { defineArchetype } from '../archetype.ts'

/** A day in pictures, one card after the other, for those who need to see what comes next. */
export const visualSchedule = defineArchetype({
  id: 'visual-schedule',
  words:
    'picture plan 70, picture plans 70, picture schedule 80, visual schedule 80, visual schedules 80, visual timetable 70, picture timetable 70, now and next board 40, one card at a time 60, day in pictures 70, picture routine 60, picture routines 60, morning routine with pictures 60, routine cards 60, adhd kids routine 54, dementia day plan 60, autistic son needs 44, autistic daughter needs 44, pecs schedule 60',
  examples: `
    Day plan with photos for our autistic daughter, one after the other, tick when done, star at the end
    Morning routine in pictures: dress, teeth, bag, bus, with a timer for each
    Now and next board that the teacher changes with a finger
    Grandfather with dementia sees what comes now, in a big photo, read aloud
    ADHD boy: cards for homework, breaks between, a reward he picked himself
    Class of a special school, a plan for each child
    Change of plan card so that surprises are shown
    Bedtime in six pictures, bath, pyjamas, story
    Parents take pictures of our own bathroom and bus
    Check off with a big tick and a sound that can be turned off
    Choose between two things for the free hour
    Week with a colour for each day, sleepover at the respite home`,
  unless: /\b(?:speaks? aloud for|cannot speak|non-?verbal|non-?speaking|aac|communication board)\b/i,
  bars: 'cart checkout slots map leaderboard feed',
  presets: 'calm, playful',
  icon: 'image',
  names: 'What Comes Next, One by One, Blue Then Green',
  entity: 'plan-card',
  home: 'focus',
  screens: `
    home | Now | home
    checklist | My day | list | | | | picture plan, plan, day, cards, one card at a time, routine, schedule
    browse | Cards | image | | | | cards, change the cards, pictures, change cards
    browse! | Reward | star | plan-reward | | | reward, reward at the end, rewards, stars, star
    timer? | Timer | timer
    detail | Card
    form | New card
    settings | For parents | settings`,
})
