import type { Gadget } from './gadget.ts'

/** Dough by percent of its flour. */
export const flourSums: readonly Gadget[] = [
  {
    id: 'baker-percent',
    called: /\b(?:bakers?['’]?s?['’]? (?:percent\w*|math\w*|calculator|ratios?)|recipe scaler for bak\w+)\b/i,
    unless: /\b(?:shop|orders|pizza delivery|customers|course)\b/i,
    icon: 'bowl',
    presets: 'warm, clean',
    names: 'Sixty-Eight Percent, Flour Is Hundred, Two Loaves',
    sheets: [
      {
        name: 'Dough',
        title: 'Bakers’ percentages',
        icon: 'bowl',
        content: `
          fields
          - Flour in g | number | 1000
          - Water in percent | number | 68
          - Salt in percent | number | 2
          - Starter in percent | number | 20
          stats In grams
          - 680 g | Water | {Flour in g} * {Water in percent} / 100
          - 20 g | Salt | {Flour in g} * {Salt in percent} / 100
          - 200 g | Starter | {Flour in g} * {Starter in percent} / 100
          - 1900 g | Dough | {Flour in g} * (100 + {Water in percent} + {Salt in percent} + {Starter in percent}) / 100`,
      },
      {
        name: 'Scale',
        title: 'By number of loaves',
        icon: 'sort',
        content: `
          fields
          - Loaves | number | 2
          - Dough for each in g | number | 900
          - Percent in all | number | 190
          hero 947 g flour | For all loaves together | {Loaves} * {Dough for each in g} / {Percent in all} * 100
          chips Bake loss | 8 %, * 12 %, 15 %`,
      },
      {
        name: 'Recipes',
        icon: 'book',
        content: `
          rows Kept recipes
          - bowl | Country loaf | 74 % water, 2 % salt, 20 % starter | 2 loaves
          - bowl | Rye with seeds | 82 %, 2.2 %, 40 % rye sour | 1 tin
          - bowl | Focaccia | 80 %, 2.5 %, 6 % oil | 1 tray
          - bowl | Baguettes | 70 %, 2 %, 0.3 % yeast | 4 pieces
          button plus | Save recipe`,
      },
    ],
  },
]
