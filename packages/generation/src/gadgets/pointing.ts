import type { Gadget } from './gadget.ts'

/** What one shows to somebody whose language one does not speak. */
export const pointing: readonly Gadget[] = [
  {
    id: 'emoji-phrases',
    called:
      /\b(?:uses? )?emojis? (?:to|for) (?:communicat\w+|talk\w*)|\b(?:uses? )?(?:emojis?|pictures|icons|symbols|pictograms)\b[^.]{0,40}\b(?:communicat\w+|talk\w*|order\w*|ask\w*|point\w*)\b[^.]{0,40}\b(?:travel\w*|abroad|trips?|holidays?|foreign)\b|\b(?:travel|point it|pointing) (?:picture )?(?:dictionary|phrasebook|emojis?)\b/i,
    unless: /\b(?:autis\w*|aac|non-?verbal|stroke|therap\w+|children|kids|keyboard)\b/i,
    icon: 'smile',
    presets: 'playful, clean',
    names: 'Point at It, Two Emojis, No Words',
    sheets: [
      {
        name: 'Show',
        title: 'Show this',
        icon: 'smile',
        content: `
          hero 🚕 ➡️ ✈️ ❓ | A taxi to the airport, please. How much?
          keys
          - volume | Say it
          - flip | Turn screen
          - heart | Keep
          chips About | * Getting around, Food, Sleeping, Health, Money
          rows Tap to show large
          - train | 🚉 ❓ | Where is the station?
          - fork | 🥗 🚫 🥩 | Without meat, please
          - bed | 🛏️ 2️⃣ 🌙 3️⃣ | A room for two, three nights
          - pill | 💊 🤕 | A painkiller, please
          - wallet | 💳 ❓ | Do you take cards?`,
      },
      {
        name: 'Make',
        title: 'Put emojis together',
        icon: 'plus',
        content: `
          fields
          - Emojis | text | 🍜 🌶️ 🚫
          hero 🍜 🌶️ 🚫 | Noodle soup, not hot
          cells Emojis
          - 🍜 🍞 🥩 🐟 🥗
          - 🚕 🚉 ✈️ ⛴️ 🚶
          - ❓ ➡️ 🚫 ✅ 🙏
          - 1️⃣ 2️⃣ 3️⃣ 🕘 📅
          button check | Show large`,
      },
      {
        name: 'Kept',
        icon: 'heart',
        content: `
          rows Kept for this trip
          - fork | 🥜 ⚠️ 🤧 | I am allergic to nuts
          - bed | 🏨 Linden lane 4 | My hotel
          - wallet | 🧾 🙏 | The bill, please`,
      },
    ],
  },
]
