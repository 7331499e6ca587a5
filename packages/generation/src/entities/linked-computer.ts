import { defineEntity } from '../entity.ts'

export const linkedComputer = defineEntity({
  id: 'linked-computer',
  one: 'Device',
  many: 'Devices',
  words: 'linked computer, paired device, paired computer, desktop',
  icon: 'grid',
  groups: 'Connected, Paired, Near',
  fields: `
    Name | text | Desk in the study
    Address | text | 192.168.1.20
    Share clipboard | switch | yes
    Show notifications | switch | yes
    Allow commands | switch |`,
  samples: `
    icon | title | subtitle | value | badge | tone
    grid | Desk in the study | Clipboard, files, notifications | 192.168.1.20 | Connected | success
    grid | Laptop | Files and remote | 192.168.1.34 | Connected | success
    video | Television | Remote only | 192.168.1.41 | Paired | neutral
    grid | Home server | Four commands | 192.168.1.5 | Paired | neutral`,
  about:
    'Paired in March by comparing two keys. Clipboard both ways, notifications from the phone, four commands.',
  facts: '12 ms | Away\n4 | Commands\nMar | Paired',
  figures: '4 | Devices\n2 | Connected\n38 | Files this week',
  hero: 'Connected | Desk in the study | Clipboard was shared at 9:12 | Send file',
  tip: 'Both must be in one network | No cloud stands between',
  add: 'Pair device',
  use: 'Send file',
})
