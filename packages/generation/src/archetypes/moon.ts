import { defineArchetype } from '../archetype.ts'

/** The moon's phases and hours, and what people do by them; the rest of the sky is `astronomy`. */
export const moon = defineArchetype({
  id: 'moon',
  words:
    'moon phases 22, moon phase 18, lunar calendar 20, moon calendar 22, moonrise 14, moonset 16, full moon 14, new moon 12, lunar phase 18, waxing 9, waning 9, moon cycle 14, supermoon 14',
  examples: `
    How full is she tonight, when does she come up and go down, and what day is she full again
    Lunar calendar for gardeners: sow, prune or rest by waxing and waning
    A widget with today's phase in percent and the next four quarters
    Tell me the evening before each full moon, with the hour it rises behind our hill
    Fishermen want moonrise, moonset, overhead times and the best hours of the day
    Photographers plan shots of the rising moon: direction, height and time for my place
    Month view with a small moon on each day, age in days and its zodiac sign
    Intentions at the new moon, letting go at the full one, with a journal of rituals
    Next eclipse and supermoon, distance from Earth, countdown in days
    When to cut hair, wash windows and fell wood by the moon, as my grandmother did
    Watch the lunar cycle with my sleep, because I lie awake when it is full
    Phases for any date in the past: what did the moon look like the night I was born`,
  presets: 'dark-pro, calm',
  icon: 'moon',
  names: 'Waxing, Half Light, Moonrise',
  entity: 'moon-phase',
  home: 'focus',
  screens: `
    home | Tonight | moon
    calendar | Calendar | calendar
    browse | Phases | list
    browse | Lore | leaf | moon-advice
    history? | Journal | book
    notifications? | Reminders | bell
    detail | Phase
    form? | New note
    map? | Direction | map
    settings | Settings | settings`,
})
