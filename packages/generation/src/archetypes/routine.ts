import { defineArchetype } from '../archetype.ts'

export const routine = defineArchetype({
  id: 'routine',
  words:
    'supplement routine 34, supplement routines 34, vitamin routine 34, skincare 16, skin care 14, skincare routine 22, morning routine 18, evening routine 18, bedtime routine 18, routines 12, hair care 14, haircare 14, oral care 12, beauty routine 18, self-care routine 18, daily routine 12',
  examples: `
    Cleanser, serum, cream, sunscreen: morning and night in the right order
    My evening steps before bed, brush, floss, stretch, read, lights out
    Which product when: retinol on Mondays, peeling on Thursdays
    Curly hair wash days, mask, oil, drying, photo of the result
    Get ready for school in eight steps, a picture for each, tick
    Acne diary with products used, breakouts, pictures of the skin, sleep
    Calm start to the day: water, bed, ten breaths, plan, shower, each with minutes
    Self-care for new mothers, tiny steps, no guilt
    Beard care, shave, balm, trim weekly
    Nail and hand care steps, cuticle oil, soak, polish, pause
    Bedtime order for my toddler, bath, pyjamas, teeth, story, song
    Winter and summer lineup for sensitive skin, when each bottle was opened, irritation notes`,
  unless: /\b(?:yoga|workouts?|exercises?|stretch\w*|gym|dance|training)\b/i,
  presets: 'calm, natural',
  icon: 'spark',
  names: 'Clear Skin, Two Minutes, Morning Shelf',
  entity: 'routine-step',
  screens: `
    checklist | Today | check
    browse | Steps | list
    calendar? | Calendar | calendar
    history | Diary | book
    saved? | Products | bottle
    stats? | Progress | chart
    detail | Step
    form | Add step
    profile | Me | user`,
})
