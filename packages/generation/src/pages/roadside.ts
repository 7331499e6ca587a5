import { definePage } from './page.ts'

export const roadside = definePage({
  id: 'roadside',
  said: 'roadside assistance, breakdown assistance, breakdown help, roadside help, breakdown service, towing, tow truck, emergency towing',
  within: /\b(?:cars?|dealer\w*|motorcycles?|vehicles?|vans?|garage|insurance|rental|fleet)\b/i,
  name: 'Roadside help',
  icon: 'truck',
  line: 'Day and night',
  content: `
    hero We come to you | On average after 34 minutes, day and night.
    rows You
    - pin | Where you are | Harbour bridge, toward the old town
    - car | Norrgard Compact | KW 4182, petrol
    chips What happened | Battery, Tyre, Accident, It will not start
    steps Until we are there
    - Switch on the hazard lights
    - Put on the vest and get out on the safe side
    - Wait behind the barrier
    button phone | Call for help | tel:+15550100
  `,
})
