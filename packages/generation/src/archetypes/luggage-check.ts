import { defineArchetype } from '../archetype.ts'

/** Whether a bag is light and small enough; what goes in is `packing-list`. */
export const luggageCheck = defineArchetype({
  id: 'luggage-check',
  words:
    'luggage weight 36, baggage weight 36, luggage size 36, baggage allowance 36, hand luggage 30, cabin bag 30, luggage scale 34, packing scale 34, airline limits 34, suitcase weight 34, carry-on 28, baggage limits 36, luggage 12',
  examples: `
    Is my cabin bag small enough for this airline
    Weigh the suitcase at home and see what is left of 23 kilos
    Limits of fifty airlines by fare
    Measure the bag with the camera
    What costs the extra bag if I book it now or at the gate
    Weights of our four suitcases before the flight
    Move two kilos from mine to yours
    Liquids, batteries, what goes into which bag
    Log of weights on every trip
    Stroller and guitar: does it count as hand luggage
    Sizes in centimetres and inches
    Remember my usual bags with their size`,
  needs:
    /\b(?:weigh\w*|kilos?|kg|limits?|sizes?|allowance|airlines?|baggage|luggage|suitcases?|carry-on|cabin|scale)\b/i,
  bars: 'checkout cart slots',
  presets: 'clean, bold',
  icon: 'bag',
  names: 'Twenty-three Kilos, Fits, Under the Seat',
  entity: 'weighed-bag',
  home: 'focus',
  screens: `
    home | Bags | home
    browse | Airlines | plane | airline-limit
    history | Log | clock
    scanner? | Measure | camera
    detail | Bag
    form | Weigh
    settings | Settings | settings`,
})
