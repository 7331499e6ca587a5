import { defineEntity } from '../entity.ts'

export const conditionDefect = defineEntity({
  id: 'condition-defect',
  one: 'Defect',
  many: 'Defects',
  words: 'defect, snag, damage found',
  icon: 'warning',
  groups: 'Minor, Major, Urgent',
  fields: `
    Defect | text | Damp below the window
    Where | text | Bedroom, north wall
    Severity | choice | Minor | Minor, Major, Urgent
    Moisture | text | 18 %
    Photo | photo |
    Remark | long | Look again after the next rain`,
  samples: `
    icon | title | subtitle | value | tone
    warning | Damp below the window | Bedroom, 18 % moisture | Major | warning
    warning | Loose socket | Hall, behind the door | Urgent | danger
    warning | Scratch, 40 cm | Kitchen door | Minor | neutral
    warning | Cracked tile | Bath, left of the basin | Minor | neutral
    warning | Seal is torn | Terrace door | Major | warning`,
  about: 'Moisture measured at three heights, highest at the skirting. Photos from near and far.',
  facts: '18 % | Moisture\n3 | Photos\nMajor | Severity',
  figures: '5 | Defects\n1 | Urgent',
  hero: 'Urgent | Loose socket | Hall, behind the door | Open defect',
  tip: 'One defect is urgent | The socket in the hall',
  trend: 'Defects a report | 2.4 | −0.6',
  data: [4, 4, 3, 3, 3, 2, 2],
  add: 'Add defect',
  use: 'Mark as mended',
})
