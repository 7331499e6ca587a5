import { defineArchetype } from '../archetype.ts'

export const dreams = defineArchetype({
  id: 'dreams',
  words:
    'dream journal 28, dream diary 28, dream log 28, diary of dreams 28, diary of your dreams 30, dreams diary 28, lucid dreaming 26, lucid dreams 26, lucid dream 26, dream dictionary 24, record your dreams 28, recurring dreams 22, dream tracker 28, dreams 8',
  examples: `
    Write down what I dreamed before it fades, with symbols and recurring people
    Diary of dreams with tags, lucid or not, and how clear they were
    Dream journal by voice in the dark, half asleep
    Which places and persons come again in my dreams, over the months
    Lucid dreaming practice: reality checks, techniques and a log
    Nightmares less often? Record them with the day before
    Look up what dream symbols stand for and note my own meaning
    Morning reminder to record the dream of the night
    Draw or write the scene I woke up from and rate how vivid it was
    Statistics of my dreams: how often I fly, fall or am late
    Share a dream without my name and read others
    A sound at five to wake me gently so that I remember what I dreamt`,
  unless: /\bdream (?:home|house|job|car|cars|holiday|trip|wedding|team|kitchen|destination)s?\b/i,
  presets: 'calm, dark-pro',
  icon: 'moon',
  names: 'Before Waking, Night Pages, Small Hours',
  entity: 'dream',
  screens: `
    browse | Dreams | moon
    calendar? | Calendar | calendar
    stats | Patterns | chart
    detail | Dream
    form | Write down
    notifications? | Reminders | bell
    profile? | Me | user
    settings | Settings | settings`,
})
