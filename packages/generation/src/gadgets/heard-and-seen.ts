import type { Gadget } from './gadget.ts'

/** What a phone makes of a sound or a picture by itself. */
export const heardAndSeen: readonly Gadget[] = [
  {
    id: 'machine-listener',
    called:
      /\bshazam for (?:machines?|engines?|motors?|cars?|pumps?|appliances?)\b|\b(?:machine|engine|motor|pump|bearing|appliance) (?:sounds?|noises?) (?:diagnos\w+|analy[sz]\w+|recogni\w+|detect\w+|identif\w+)\b|\b(?:diagnos\w+|identif\w+) (?:a |the )?(?:machine|engine|motor|pump)s? by (?:its |their )?(?:sounds?|noises?)\b/i,
    icon: 'mic',
    presets: 'dark-pro, clean',
    names: 'Odd Rattle, Listen Closely, Good Bearing',
    sheets: [
      {
        name: 'Listen',
        title: 'Hold it near',
        icon: 'mic',
        content: `
          ring Recording the machine | 0.6 | 0:12 | 8 seconds to go | up
          line Sound of the machine | 12, 18, 64, 30, 22, 71, 26 | 0, , 1, , 2, , 4 kHz
          chips What is it? | * Pump, Electric motor, Compressor, Gearbox, Fan, Washing machine
          button mic | Record sound`,
      },
      {
        name: 'Fault',
        title: 'Likely fault',
        icon: 'warning',
        content: `
          hero Bearing, outer ring worn | Likely fault, 84 % sure
          rows Also possible
          - warning | Shaft out of line | Hum at twice the speed | 11 %
          - drop | Too little grease | Hiss above 3 kHz | 4 %
          - check | Nothing wrong | | 1 %
          steps What to do
          - Stop it and turn it by hand | It should run without a rattle
          - Look at the grease | Dark or dry means too late
          - Order the bearing | 6204, both sides
          button save | Save to machine`.replace('button save', 'button bookmark'),
      },
      {
        name: 'Machines',
        icon: 'tools',
        content: `
          rows My machines
          - warning | Cooling pump 2 | Today, bearing worn | 84 %
          - check | Compressor, hall 1 | Tue 17 Nov, sounds as usual | Fine
          - check | Belt motor, line 3 | Thu 12 Nov, sounds as usual | Fine
          - warning | Fan on the roof | Mon 2 Nov, out of balance | 71 %
          button plus | Add machine`,
      },
    ],
  },
  {
    id: 'ripeness-check',
    called:
      /\b(?:ripe(?:ness)?\b.{0,30}\b(?:avocados?|mangos?|mangoes|melons?|bananas?|fruits?)|(?:avocados?|mangos?|mangoes|melons?|bananas?|fruits?)\b.{0,30}\bripe(?:ness|r)?)\b/i,
    unless: /\b(?:shop|recipes?|harvest|orchard|farm\w*|market|wine|cheese)\b/i,
    icon: 'leaf',
    presets: 'natural, playful',
    names: 'Thursday Avocado, Just Right, Give It Two Days',
    sheets: [
      {
        name: 'Check',
        title: 'Take a photo',
        icon: 'camera',
        content: (text) => `
          camera Hold the fruit inside the frame | fruit
          hero Ripe in two days | Best on Saturday, good until Monday
          chips Which fruit? | ${/\bavocado/i.test(text) ? '* Avocado, Mango' : '* Mango, Avocado'}, Banana, Melon, Pear, Kiwi
          ring Ripeness | 0.7 | 70 % | still firm at the stem
          button camera | Take a photo`,
      },
      {
        name: 'My fruit',
        icon: 'apple',
        content: (text) => `
          rows In the bowl
          ${/\bavocado/i.test(text) ? '- leaf | Avocado, the small one | Dark, gives a little | Today\n- leaf | Avocado, green | Still firm | 2 days\n- leaf | Avocado from Sunday | Hard as a stone | 5 days' : '- leaf | Mango, red side | Smells sweet | Today\n- leaf | Two bananas | Green at the tips | 2 days\n- leaf | Melon | No sound yet | 5 days'}
          switches
          - Tell me when ripe
          banner bulb | Faster with an apple | In a paper bag, two days sooner`,
      },
      {
        name: 'Signs',
        title: 'How to tell',
        icon: 'book',
        content: `
          steps By eye and thumb
          - Colour | From bright to dark green
          - Press at the stem | Gives a little when ripe
          - Look below the stem | Green is good, brown is late
          rows Keep it
          - cup | Whole and firm | On the window sill | 5 days
          - drop | Ripe | In the fridge | 3 days
          - close | Cut open | With lemon, covered | 1 day`,
      },
    ],
  },
]
