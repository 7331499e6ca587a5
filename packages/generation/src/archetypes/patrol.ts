import { defineArchetype } from '../archetype.ts'

export const patrol = defineArchetype({
  id: 'patrol',
  words:
    'security guard 16, security guards 16, patrol 12, guard tour 18, security company 16, guards check in 14, scan checkpoints 16, night watch 12, checkpoints 8, security rounds 14, cleaning checklist 8, facility rounds 12, night shift rounds 10',
  presets: 'dark-pro, clean',
  icon: 'shield',
  names: 'Night Round, Gate North, All Quiet',
  entity: 'checkpoint',
  home: 'focus',
  screens: `
    home | Tonight | home
    checklist | Round | check
    scanner | Scan | camera
    history | Log | clock
    map? | Map | map
    detail | Point
    form | Report issue
    profile? | Me | user`,
})
