import { defineArchetype } from '../archetype.ts'

export const launcher = defineArchetype({
  id: 'launcher',
  words:
    'home screen for 22, minimal home screen 28, minimalist home screen 30, distraction-free home screen 30, home screen replacement 30, replaces your home screen 28, use their phone less 24, use your phone less 24, minimalist launcher 28, launcher 16, running apps 20, cpu usage 18, memory usage 14, system monitor 18, battery usage 14, storage cleaner 14, home screen launcher 20, app drawer 18, icon packs 16, icon pack 16, widgets 6, gestures 6, minimal launcher 20, screen time 12, digital wellbeing 12, app blocker 14, app usage 12, hide apps 14',
  examples: `
    A plain home screen of words instead of icons, so that I use the phone less
    Minimal launcher: replace my phone's start page with plain text, six names of apps and the clock
    Folders, swipe up for everything, double tap to lock, own icons and dock
    App drawer where I hide games from my children
    Big buttons for grandpa's smartphone: call, photos, weather and nothing else
    Icon packs in a hexagon grid, change shape and colour, dark at night
    Search that opens any app after two letters, recent ones on top
    Home screen in black and white to keep me calm, only phone, messages and maps
    Themes, docks, badges, grid of five by six, backup of my layout
    Tablet on the shop counter must show only our three apps, kiosk style
    Customise the desktop of my android: clock face, calendar widget, gestures left and right
    Retro look like an old terminal, type the app's name to start it, theme colours to choose
    Gestures on the desktop open my favourites, everything else stays hidden`,
  unless:
    /^(?!.*\b(?:launch|home screen (?:replacement|app))).*\b(?:with|and|has) (?:an? |the |its )?(?:home ?screen )?widgets?\b/is,
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
