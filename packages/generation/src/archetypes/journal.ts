import { defineArchetype } from '../archetype.ts'

export const journal = defineArchetype({
  id: 'journal',
  words:
    'journal 7, diary 7, mood 6, emotion wheel 18, capture how you feel 20, log how you feel 20, emotion tracker 22, mood tracker 8, mood tracking 8, track your mood 18, mood log 28, year in pixels 30, pixel chart 20, track my mood 18, track mood 14, gratitude 7, tagebuch 7, diario 7, reflection 4, one line a day 24, daily entry 20, daily entries 18, five year journal 24, five year diary 24, line a day 18, day diary 12, daily diary 16, private diary 16, digital diary 16, gratitude journal 14, memory journal 14, journaling app 22, journaling 12, journaling with prompts 22, how was my day 28',
  examples: `
    A sentence for each evening, over five years, above what stood there on that date in each year before
    Mood log: tap a face, tags for sleep, work and people, my year in pixels
    Before sleep I write three good things of the day and how I felt
    A page a day with photo, place and weather, locked with my fingerprint
    Mood from sunny to stormy, and what caused it, seen over the months
    One line a day in the evening, and a year later see what I did on this very date
    Private diary nobody else reads, password, export as a book
    Letters to myself, worries, joys, gratitude, prompts when I do not know what to say
    My therapist suggested I put down feelings morning and night with a smiley and a few words
    Keep memories of our baby's first year, little moments, words, pictures, by date
    Journal my day on the train home by voice or text, and reread last spring
    Five-minute reflections: what went well, what I learned, what I let go of
    Looking for a calm place to pour out my heart, with calendar, emotions and tags
    A line for each day of the month and a face for how it felt
    Tap a face for how I feel, write a note about what happened, see my month in colours, a breathing exercise for bad days
    Emotion diary with triggers, notes and patterns over the weeks
    Track moods and what I did that day, find out which activities do me good`,
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
