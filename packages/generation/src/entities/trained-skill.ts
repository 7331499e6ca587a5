import { defineEntity } from '../entity.ts'

/** A skill that is ticked off. */
export const trainedSkill = defineEntity({
  id: 'trained-skill',
  one: 'Skill',
  many: 'Skills',
  words: 'trained skill, clinical skill',
  icon: 'check',
  groups: 'Missing, Started, Done',
  fields: `
    Skill | text | Take blood
    Times needed | number | 10
    Times done | number | 8
    Signed by | person | Ruth Adeyemi`,
  samples: `
    icon | title | subtitle | value | progress
    check | Take blood | Signed by Ruth | 8 of 10 | 80
    heart | Listen to the heart, by ear | Signed by Hana | 20 of 20 | 100
    scissors | Stitch a first degree tear | Seen three times | 1 of 5 | 20
    baby | First look at the newborn | Signed by Ruth | 12 of 15 | 80
    drop | Set a cannula | Not begun | 0 of 5 | 0`,
  about: 'Eight of ten, the last two without help. Ruth wants to see one more on the left arm.',
  facts: '8 of 10 | Times\n80 % | Done\nRuth | Signs',
  figures: '18 of 24 | Skills\n3 | Started\n3 | Not begun',
  hero: 'Nearly done | Take blood, 8 of 10 | Two more, then Ruth signs | See cases',
  tip: 'Stitches are short | One of five since June',
  add: 'Add skill',
  use: 'Ask to sign',
})
