import { defineArchetype } from '../archetype.ts'

export const launcher = defineArchetype({
  id: 'launcher',
  words:
    'launcher 16, running apps 20, cpu usage 18, memory usage 14, system monitor 18, battery usage 14, storage cleaner 14, home screen launcher 20, app drawer 18, icon packs 16, icon pack 16, widgets 6, gestures 6, minimal launcher 20, screen time 12, digital wellbeing 12, app blocker 14, app usage 12, app store 9, app manager 14, hide apps 14',
  presets: 'dark-pro, clean',
  icon: 'grid',
  names: 'Front Page, Bare Screen, Drawer',
  entity: 'app-icon',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Apps | grid
    editor? | Look
    stats | Usage | chart
    checklist? | Widgets | check
    detail | App
    form | Edit app
    settings | Settings | settings`,
})
