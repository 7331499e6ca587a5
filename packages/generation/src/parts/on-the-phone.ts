import { type KindPart, partsOf } from './part.ts'

/** What launchers, keyboards and other surfaces of a phone have. */
export const onThePhoneParts: readonly KindPart[] = [
  ...partsOf('launcher', [
    {
      said: 'app drawer search, drawer search, app search, search, fast search, universal search, instant search, quick search',
      on: 'browse',
    },
    {
      said: 'gesture shortcuts, gestures, swipe gestures, custom gestures, gesture controls, gesture actions, gesture support',
      page: 'Gestures | flip | Five of eight are in use',
      content: `
        rows On the home screen
        - up | Swipe up | Opens the app drawer
        - down | Swipe down | Notifications
        - back | Swipe left | Camera
        - next | Swipe right | Phone
        - lock | Tap twice | Locks the screen
        - edit | Hold | Edit the screen
        switches
        - Vibrate on a gesture`,
    },
    {
      said: 'icon packs, icon pack support, icon themes, custom icons, icon pack, icon customization, adaptive icons, themed icons',
      page: 'Icon packs | grid | Three are on this phone',
      content: `
        rows Installed
        - grid | Outline | 2,140 icons | | In use
        - grid | Pebbles | 1,820 icons, rounded
        - grid | As they come | The apps’ own
        sliders Look
        - Size | 60
        - Roundness | 35
        switches
        - Names below icons`,
    },
    {
      said: 'widgets, widget support, home screen widgets, resizable widgets',
      on: 'home',
      content: `
        tiles Widgets*
        - sun | 9°, clear | Until Friday
        - calendar | Choir, 19:30 | Mill hall
        - music | Low Water | Paused`,
    },
    {
      said: 'folders, app folders, app groups, categories, app categories, tags',
      on: 'home browse',
      content: `
        tiles Folders*
        - chat | People | 6 apps
        - file | Work | 9 apps
        - play | Media | 7 apps`,
    },
    {
      said: 'focus mode, distraction-free mode, distraction blocking, app limits, app timer, app timers, reminder to stop',
      on: 'home settings',
      content: `
        rows Focus*
        - moon | Quiet until 17:00 | Only phone, mail and maps | On
        - hourglass | Two Coffees | 20 minutes a day, 6 are left | 6 min`,
    },
    {
      said: 'notification badges, notification dots, badges, unread badges, unread counts',
      on: 'settings',
      content: `
        switches
        - Notification dots
        - x Counts in dots`,
    },
  ]),
  ...partsOf('keyboard', [
    {
      said: 'clipboard history, clipboard manager, clipboard, multi-clipboard',
      page: 'Clipboard | copy | Kept for an hour, then forgotten',
      content: `
        rows Pinned
        - pin | lea@post.example | Mail
        - pin | Mill Lane 4, 2nd floor | Address
        rows Clipboard history
        - copy | See you at eight, at the mill | 5 min ago
        - copy | 48.2082, 16.3738 | 22 min ago
        - copy | Invoice 2026-118 | 40 min ago
        quiet trash | Clear all but pinned`,
    },
    {
      said: 'themes, custom themes, theming, customizable themes, many themes, colour themes, color themes, theme editor, keyboard themes, key borders',
      page: 'Themes | palette | Slate is in use',
      content: `
        tiles Themes
        - palette | Slate | In use
        - palette | Paper | Light
        - palette | Moss | Dark
        - palette | From the wallpaper | Changes with it
        cells Preview
        - q w e r t y u i o p
        - a s d f g h j k l
        - ↑ z x c v b n m ⌫
        switches
        - Borders around keys
        - x Own picture behind`,
    },
    {
      said: 'swipe typing, glide typing, gesture typing, swipe input, swype, slide typing',
      on: 'settings form',
      content: `
        switches
        - Swipe typing
        - Show finger trail`,
    },
    {
      said: 'several languages, multiple languages, many languages, multilingual typing, multi-language support, bilingual typing, languages, language packs, different languages, multi-lingual typing',
      on: 'browse',
      content: `
        rows Languages
        - globe | English | 52,000 words, on this phone | | In use
        - globe | Deutsch | 61,000 words | | In use
        - download | Italiano | 14 MB to load`,
    },
    {
      said: 'emoji, emojis, emoji search, emoji picker, emoji support, stickers, kaomoji, gif search',
      page: 'Emoji | smile | Those used last come first',
      content: `
        fields
        - Search emoji | text | heart
        cells Used last
        - 😀 😂 🥰 👍 🎉 ❤️
        - 🙏 🌧️ ☕ 🚲 🐟 ✨
        tabs Kinds | Faces, People, Nature, Food, Places`,
    },
    {
      said: 'autocorrect, auto-correction, autocorrection, word suggestions, suggestions, next word prediction, next-word prediction, predictions, spell checking, word prediction, predictive text, text prediction',
      on: 'settings',
      content: `
        switches
        - Suggestions while typing
        - Correct words by itself
        - x Next word at once`,
    },
    {
      said: 'one-handed mode, one handed mode, floating mode, floating keyboard, split keyboard',
      on: 'settings',
      content: `chips Where it stands | * Full width, Left hand, Right hand, Floating`,
    },
    {
      said: 'number row, voice input, voice typing, dictation, key height, adjustable height, adjustable size, vibration, key sounds, haptic feedback, sound and vibration, long press symbols',
      on: 'settings',
      content: `
        sliders Keys
        - Height | 55
        - Vibration | 30
        switches
        - Number row
        - Microphone for voice input`,
    },
  ]),
  ...partsOf('wallpapers', [
    {
      said: 'daily wallpaper, automatic change, auto change, automatic wallpaper change, wallpaper changer, daily wallpapers, change automatically, automatic changes, wallpaper of the day, auto wallpaper, auto-change',
      on: '#Set settings',
      content: `
        switches
        - Another one every day
        fields
        - Change at | time | 6:30
        - From | choice | Favourites | Favourites, All, One collection`,
    },
    {
      said: 'blur, blurring, blur and brightness, editing, crop, filters, colour filters, blur effect, cropping, effects, dim',
      on: '#Set detail editor',
      content: `
        sliders Picture
        - Blur | 20
        - Darker | 35
        - Colour | 60
        chips Shape | * Whole screen, Cropped`,
    },
  ]),
  ...partsOf('device-tool', [
    {
      said: 'colour temperature, color temperature, warmth, blue light filter, red filter, colour, tint, brightness and colour temperature',
      on: 'home gauge detail',
      content: `
        sliders Light
        - Colour temperature, 2,700 K | 30
        - Brightness | 45
        chips Setting | Day, * Evening, Candle, Red`,
    },
    {
      said: 'per-app settings, app settings, app exceptions, exclude apps, per app settings, app rules, excluded apps',
      on: '#Apps browse',
    },
  ]),
  ...partsOf('device-info', [
    {
      said: 'charge limit alarm, charge alarm, battery alarm, full charge alarm, charging alarm, charge limit, battery alarms, overcharge alarm, low and full battery alarms, charging alarms',
      on: 'notifications #Alarms settings',
      content: `
        rows Alarms*
        - bolt | At 80 % | Unplug, spares the battery | On
        - warning | At 15 % | Time to charge | On
        - flame | Above 42° | Too warm | On`,
    },
    {
      said: 'widgets, widget, home screen widget, floating widget, overlay, notification icon, status bar',
      on: 'settings',
      content: `
        tiles Widgets
        - bolt | 84 % | Small
        - chart | Last 24 hours | Wide
        switches
        - Number in status bar`,
    },
    {
      said: 'battery health, health, capacity, wear level, battery wear, estimated capacity, cycle count, charge cycles',
      on: 'home stats detail',
      content: `
        stats Battery health*
        - 91 % | Of its first capacity
        - 412 | Cycles
        - 3,640 mAh | Measured`,
    },
    {
      said: 'export, report, reports, export report, share report, device report, csv export',
      on: 'settings detail',
      content: `
        keys Report*
        - file | Text
        - grid | CSV
        - share | Send`,
    },
  ]),
  ...partsOf('device-info', [
    {
      said: 'apps drain, drain, battery drain, app usage, apps that drain, which apps drain most, power usage by app, battery usage by app, app consumption, drain most, energy use of apps, battery hogs',
      page: 'Apps | flame | What drains most',
      content: `
        rows Drain today
        - map | Maps | 1 h 10, screen on | 18 %
        - play | Videos | 42 min | 14 %
        - chat | Messages | In the background | 6 %
        - mail | Mail | Every five minutes | 4 %`,
    },
    {
      said: 'history graphs, graphs, history graph, battery graph, charge history, battery history, charging history, charge graph, statistics and graphs, discharge graph',
      on: 'stats history',
      content: `
        line History | 100, 92, 81, 64, 42, 20, 76 | 7:00, , 11:00, , 15:00, , 19:00
        rows Charged
        - bolt | Tue 17 Nov, 18:12 to 19:20 | From 20 to 80 % | 18 W
        - bolt | Mon 16 Nov, 22:40 to 23:58 | From 31 to 100 % | 11 W`,
    },
    {
      said: 'quiet hours, silent hours, do not disturb, night mode, no alarm at night, silent at night',
      on: 'notifications settings',
      content: `
        fields
        - Quiet from | time | 22:30
        - Quiet until | time | 7:00`,
    },
    {
      said: 'health estimate, health estimate from charge cycles, estimated health, health estimation, wear estimate',
      on: 'home stats detail gauge',
      content: `
        stats Health estimate*
        - 91 % | Of 4,300 mAh
        - 318 | Charge cycles`,
    },
  ]),
  ...partsOf('screen-time app-firewall', [
    {
      said: 'app limits, time limits, daily limits, app timers, usage limits, limits',
      on: 'home browse',
      content: `
        rows Limits*
        - hourglass | Two Coffees | 20 min a day, 6 are left | 6 min
        - hourglass | Nine Lives | 45 min a day | 45 min
        quiet plus | Limit an app`,
    },
    {
      said: 'focus mode, strict mode, blocking mode, block schedule, schedules, focus sessions, downtime',
      on: 'home settings',
      content: `
        rows Focus*
        - moon | Evenings, 21:00 – 7:00 | Only calls and maps | On
        - brain | Work, 9:00 – 12:00 | No news, no games | On
        switches
        - Cannot be ended early`,
    },
  ]),
  ...partsOf('launcher', [
    {
      said: 'wallpapers, wallpaper, wallpaper picker, live wallpapers',
      on: 'settings',
      content: `
        tiles Wallpapers
        - image | Harbour at night | In use
        - image | Beech ridge | Another each day
        - plus | From the gallery | Own picture`,
    },
    {
      said: 'parental lock, parental controls, kids mode, child lock, lock screen',
      on: 'settings',
      content: `
        switches
        - Parental lock with PIN
        - Settings only with PIN`,
    },
    {
      said: 'rows, app rows, grid size, grid, columns',
      on: 'settings',
      content: `
        sliders Grid
        - Columns | 50
        - Rows | 40`,
    },
  ]),
]
