import { definePage } from './page.ts'

export const allergens = definePage({
  id: 'allergens',
  said: 'allergens, allergen info, allergy information, allergen information, allergies, allergy info, allergen list, allergen filter, allergen icons',
  within:
    /\b(?:restaurant|caf[eé]|bistro|bar|pub|bakery|pizz\w+|canteen|tavern|deli|food truck|menu|dishes|catering|bakers?|butcher|ice cream|sushi|burger)\b/i,
  name: 'Allergens',
  icon: 'warning',
  line: 'What is in each dish',
  content: `
    chips I leave out | Gluten, Milk, Nuts, Egg, Fish
    rows What is in what
    - bowl | Gluten | In all that is baked, and in pasta
    - drop | Milk | In cream, butter and most cakes
    - leaf | Nuts | In pesto and in two of the cakes
    - egg | Egg | In batter and in fresh pasta
    - fish | Fish | Only where its name says so
    - tree | Celery | In soups and broth
    banner warning | Traces cannot be ruled out | Tell us when you order, we cook with care.
  `,
})
