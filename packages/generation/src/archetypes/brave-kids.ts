import { defineArchetype } from '../archetype.ts'

/** Children who are treated: days counted, moods, a reward for each needle. */
export const braveKids = defineArchetype({
  id: 'brave-kids',
  words:
    'kids in hospital 70, children in hospital 70, hospital kids 60, brave stickers 70, bravery stickers 70, bravery beads 70, courage beads 70, brave beads 70, brave chart 60, needle 4, injections for kids 54, kids with cancer 60, children with cancer 60, kids and diabetes 40, child life 50, chemo for kids 54, little patients 60, pain faces 44, days until home 44, kids ward 50, childrens ward 50',
  examples: `
    Little patients collect a bead for each needle, scan and night away from home
    Courage chart for our son's injections with a treasure at ten
    How do you feel today: faces or monsters, the nurse sees it
    Days until home as a row of balloons
    Explain to a child what happens in the MRI with pictures
    Chemo days, blood counts in child words, what is allowed to eat
    Stickers after blood is taken, show them to grandma
    Choose the colour of the plaster and who holds my hand
    Messages from the class, a photo each day
    Diabetic girl of six: finger pricks, stickers, no numbers
    Story of a bear who has an operation
    Siblings at home get a part, too`,
  unless: /\b(?:knitting|nurses? rota|bed management|wards manager|hospital staff|appointments)\b/i,
  bars: 'cart checkout slots leaderboard map',
  presets: 'playful, warm',
  icon: 'star',
  names: 'Brave Bear, Ten Stars, Strong as a Dragon',
  entity: 'brave-moment',
  home: 'focus shelf',
  screens: `
    home | Today | home
    browse | Stickers | star | brave-sticker | | | stickers, brave stickers, beads, rewards, collect
    mood | How are you? | smile | | | | mood, mood monster, moods, feelings, how do you feel, pain
    history | My days | calendar | | | | days, count down the days, countdown, days until home, calendar
    guide? | What happens | info
    detail | Day
    form | After a needle | | | | | needle, needles, injection, sticker
    profile? | Me | user
    settings | For parents | settings`,
})
