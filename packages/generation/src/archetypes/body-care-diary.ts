import { defineArchetype } from '../archetype.ts'

/** A diary for what is worn on or in the body and changed again and again: stoma bags, catheters, feeding tubes, insulin pumps. */
export const bodyCareDiary = defineArchetype({
  id: 'body-care-diary',
  words:
    'stoma 70, ostomy 70, ileostomy 70, colostomy 70, urostomy 70, pouch change 60, bag was changed 60, bag change 44, bag changes 50, catheter 60, catheters 60, feeding tube 60, feeding tubes 60, g-tube 60, tracheostomy 60, pump site 54, infusion site 60, pump sites 54, wound dressing 54, dressing changes 60, dressing change 60, prosthesis 12, compression stockings 40, incontinence diary 60, bladder diary 60, supplies left 34',
  examples: `
    Ostomy: bag changed when, leak or not, how the skin looks, photo for the nurse
    Catheter changed, amount, colour, next due, box of six nearly empty
    Feeding tube of our daughter: feeds, flushes, site, button change
    Pump sites on a drawing of the body so that I do not use the same twice
    Wound: dressing changed, size, photo, smell, pain
    What I ate and what came of it
    Supplies count down by themselves and tell me when to order
    Bladder diary for the doctor, drinks and trips
    Hours a day I wear my prosthesis, red spots
    Show the stoma nurse the last two weeks
    Reminder every third morning
    Stockings on at seven, off at nine`,
  unless: /\b(?:hospital bag|handbags?|garbage bags?|tea bags?)\b/i,
  bars: 'cart leaderboard map slots',
  presets: 'calm, clean',
  icon: 'heart',
  names: 'Every Third Day, Change Day, Well Kept',
  entity: 'care-change',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Diary | book | | | | diary, changes, bag was changed, leaks
    browse | Supplies | box | care-supply | | | supplies, supplies left, reorder, when to reorder, order again, left in the box, boxes, stock
    browse! | Food | fork | eaten-note | | | food, what i ate, ate, meals
    browse! | Photos | image | skin-photo | | | photos, photo, skin condition, skin
    stats | Weeks | chart
    detail | Change
    form | Log change
    settings? | Settings | settings`,
})
