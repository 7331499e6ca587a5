import { defineEntity } from '../entity.ts'

export const compostHeap = defineEntity({
  id: 'compost-heap',
  one: 'Heap',
  many: 'Heaps',
  words: 'compost, compost heap, compost bin, worm bin, brown material, green material',
  icon: 'leaf',
  groups: 'Hot, Resting, Ready',
  fields: `
    Heap | choice | North bin | North bin, South bin, Worm bin
    Temperature | number | 54
    Moisture | choice | Right | Dry, Right, Wet
    Green to brown | choice | 1 to 2 | 1 to 1, 1 to 2, 1 to 3
    Turned on | date | Mon 16 Nov
    Notes | long | Smells of forest`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flame | North bin | Turned on Monday, 1 green to 2 brown | 54 °C | Hot | warning
    leaf | South bin | Resting since September | 18 °C | Resting | primary
    check | Leaf mould | Two years old | 12 °C | Ready | success
    leaf | Worm bin | Fed on Sunday, coffee and peel | 19 °C | Busy | primary`,
  about:
    'Hot for the third day. Turn it on Thursday, add two buckets of dry leaves, then leave it for a week.',
  facts: '54 °C | Inside\n1 to 2 | Green to brown\n3 d | Hot',
  figures: '54 °C | North bin | +6\n3 | Days until turning\n2 | Buckets of brown to add',
  hero: 'In three days | Turn the north bin | 54 °C, moist enough, two buckets of leaves | Log turning',
  tip: 'A little too green | Add leaves or cardboard',
  trend: 'Temperature | 54 °C | +6',
  data: [21, 34, 42, 49, 52, 53, 54],
  add: 'Log',
  use: 'Log turning',
})
