import { defineArchetype } from '../archetype.ts'

export const babyMonitor = defineArchetype({
  id: 'baby-monitor',
  words:
    'baby monitor 26, baby phone 22, babyphone 24, nursery monitor 22, hear the baby 16, baby cries 14, lullabies 6',
  presets: 'calm, warm',
  icon: 'baby',
  names: 'Two Doors Away, Soft Ear, Nightlight',
  entity: 'monitor-sound',
  home: 'focus',
  screens: `
    gauge | Listen | mic
    history | Night | moon
    browse | Lullabies | music | lullaby
    remote? | Talk | mic
    notifications | Alerts | bell
    detail | Sound
    settings | Settings | settings`,
})
