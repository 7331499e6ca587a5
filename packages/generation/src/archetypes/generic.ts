import { defineArchetype } from '../archetype.ts'

export const generic = defineArchetype({
  id: 'generic',
  words: '',
  presets: 'clean, natural, warm, editorial, calm, playful',
  icon: 'spark',
  names: '',
  entity: 'subject',
  screens: `
    home | Home | home
    browse | All | search
    detail | Detail
    form | New
    saved? | Saved | heart
    stats? | Numbers | chart
    profile | Me | user`,
})
