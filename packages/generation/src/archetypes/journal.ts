import { defineArchetype } from '../archetype.ts'

export const journal = defineArchetype({
  id: 'journal',
  words:
    'journal 7, diary 7, mood 6, mood tracker 7, gratitude 7, tagebuch 7, diario 7, reflection 4, dream 4, one line a day 24, line a day 18, day diary 12, daily diary 16, private diary 16, digital diary 16, gratitude journal 14, memory journal 14',
  presets: 'calm, warm',
  icon: 'book',
  names: 'Daylines, Kept, Small Hours',
  entity: 'entry',
  screens: `
    home | Today | sun
    history | Journal | book
    stats | Insight | chart
    mood | Check-in
    detail | Entry
    form | New entry
    calendar? | Calendar | calendar
    profile | Me | user`,
})
