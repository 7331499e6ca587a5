import { defineEntity } from '../entity.ts'

export const scriptScene = defineEntity({
  id: 'script-scene',
  one: 'Scene',
  many: 'Script',
  words: 'script scene, play script, script',
  icon: 'book',
  groups: 'My lines, Act 1, Act 2',
  fields: `
    Scene | text | Act 2, scene 1
    Role | choice | Clara | Clara, The lamp keeper, Doctor
    My line | long | You said the ferry would wait for us.
    Known by heart | switch | no`,
  samples: `
    icon | title | subtitle | value | badge | tone
    mic | You said the ferry would wait. | Clara, act 2, scene 1 | p. 41 | Mine | success
    chat | It waited, an hour and more. | The lamp keeper | p. 41 | Cue | neutral
    mic | An hour is nothing to a lamp. | Clara | p. 42 | Mine | success
    chat | Ask the doctor how long it is. | The lamp keeper | p. 42 | Cue | neutral
    mic | I never ask a man in a hat. | Clara | p. 43 | Mine | success`,
  about: 'Clara stands left by the window. Pause after “wait”, then turn.',
  facts: '41 | Page\n14 | My lines\n9 | By heart',
  figures: '14 | My lines\n9 | By heart\n43 | Pages',
  use: 'Hide my lines',
})
