import { defineArchetype } from '../archetype.ts'

/** Skin and hair looked at by camera or quiz, and what suits them; steps of every day are `routine`, booked treatments `salon`. */
export const beautyAdvisor = defineArchetype({
  id: 'beauty-advisor',
  words:
    'skin analysis 40, skin analyzer 40, skin analyser 40, skin scanner 34, hair analysis 36, face analysis 26, face shape 34, beauty advisor 44, beauty advice 30, beauty consultant 34, beauty assistant 30, virtual makeup 30, makeup advisor 36, skin type 20, skin types 18, skin tone 20, colour season 26, color season 26, style quiz 18, personalized skincare 34, skincare recommendations 36, skin care advisor 40, hairstyle recommendations 34, haircut for my face 40, which haircut 34',
  examples: `
    Scan of the skin with an honest score and a plan for the next two weeks
    Take a selfie and learn what my skin needs
    AI looks at skin and hair and recommends products within my budget
    Which haircut suits my face shape, tried on in the mirror
    Quiz about skin type, habits and allergies, then a routine and products
    Make-up for the occasion: wedding, office, night out, by undertone
    Salon clients get advice before they come: colour, cut, care
    Acne score from photos over weeks, what changed it
    Beauty consultant in the pocket with saved looks
    Find my colour season and what to wear
    Curly hair type, porosity and which products to leave
    Scan my face every Sunday, moisture, wrinkles, redness as numbers
    Men's beard and hair styles for their face
    Personal recommendations by age, climate and price`,
  unless: /\bmoles?\b|\bmelanoma\b|\bdermat\w+/i,
  bars: 'map',
  presets: 'calm, editorial',
  icon: 'spark',
  names: 'Soft Light, Second Mirror, Good Side',
  entity: 'beauty-advice',
  home: 'focus shelf',
  screens: `
    home | For you | home
    scanner | Analysis | camera | | | | skin analysis, hair analysis, face scan, selfie, analyse
    browse | Suggestions | spark | | | | recommendations, personalized recommendations, products, suggestions
    quiz! | Quiz | help | | Style quiz | | style quiz, quiz, questionnaire
    stats? | Progress | chart
    saved? | Saved | heart
    compare? | Before and after
    slots? | Book
    detail | Suggestion
    profile | Me | user | | | | profile, user profile, preferences, my skin`,
})
