import { defineEntity } from '../entity.ts'

export const insuranceClaim = defineEntity({
  id: 'insurance-claim',
  one: 'Claim',
  many: 'Claims',
  words: 'insurance claim, damage claim',
  icon: 'shield',
  groups: 'Open, Checked, Paid',
  fields: `
    What happened | choice | Parking damage | Parking damage, Hail, Glass, Theft
    When | date | Tue 17 Nov
    Where | place | Mill street 12
    Photos | photo | car
    Other side | text | Plate LN 482
    Tell the story | long | Scratched at the back while parked`,
  samples: `
    icon | title | subtitle | value | badge | tone
    car | Parking damage, rear door | 17 November, two photos | € 840 | In check | warning
    cloud | Hail on the roof | 2 July, expert was here | € 1,920 | Paid | success
    eye | Windscreen | 14 March | € 410 | Paid | success
    key | Bike stolen | 8 January, police report | € 690 | Paid | success
    drop | Water under the sink | Today | Open | Draft | neutral`,
  about:
    'Scratched at the back door while parked. Two photos and the plate of the other car are with the claim.',
  facts: '€ 840 | Amount\n2 | Photos\nIn check | Status',
  figures: '1 | In check\n€ 3,020 | Paid\n4 | Policies',
  hero: 'In check since Tuesday | Parking damage, rear door | An answer comes by Friday | See claim',
  tip: 'One photo is missing | The other side, from the front',
  add: 'Report damage',
  use: 'Add photo',
})
