import { defineEntity } from '../entity.ts'

/** What phone and computer do for each other. */
export const linkTool = defineEntity({
  id: 'link-tool',
  one: 'Tool',
  many: 'Tools',
  words:
    'shared clipboard, remote input, ring my phone, run command, media control, phone clipboard, mouse and keyboard',
  icon: 'bolt',
  groups: 'Send, Control, Find',
  fields: `
    Tool | text | Clipboard
    On | switch | yes`,
  samples: `
    icon | title | subtitle | value
    copy | Clipboard | Both ways, last at 9:12 | On
    file | Files | To the folder Downloads | On
    bell | Notifications | From twelve apps | On
    eye | Mouse and keyboard | Two fingers scroll | Open
    play | Media control | Any player on the desk | Open
    phone | Ring my phone | Also when it is silent | Ring
    code | Run commands | Lock, sleep, backup, lights | 4`,
  about: 'What is copied here can be pasted there within a second, text and pictures.',
  facts: 'On | State\n9:12 | Last\n118 | This week',
  figures: '7 | Tools\n5 | On',
  hero: 'Used last | Clipboard | At 9:12, to the desk in the study | Open',
  tip: 'Commands run on the computer | It asks the first time',
  add: 'Add command',
  use: 'Use now',
})
