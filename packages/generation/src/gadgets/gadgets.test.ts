import { walkComponents } from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { isPictureKnown, pictureKeywords } from '@kwiq/catalogue/pictures'
import { describe, expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { definePage } from '../pages/page.ts'
import { gadgetsIn } from './gadget.ts'
import { gadgets } from './index.ts'

const idsIn = (text: string) => gadgetsIn(text, gadgets).map(({ id }) => id)
const screensOf = (prompt: string) => generateApp({ prompt }).document.screens
const namesOf = (prompt: string) => screensOf(prompt).map(({ name }) => name)
const labelsOn = (prompt: string, index = 0) =>
  [...walkComponents(screensOf(prompt)[index]?.components ?? [])].map(({ label }) => label)

/** A description that asks for most of what any gadget can have. */
const longText = 'history, log, save, presets, map, alarm, progress, sweep, route, write, timer, fade, levels'

describe('each gadget', () => {
  const pages = gadgets.flatMap(({ id, icon, sheets }) =>
    sheets.map((sheet) => ({
      id,
      icons: [icon, sheet.icon],
      page: definePage({
        id,
        said: '',
        name: sheet.name,
        icon: sheet.icon,
        line: '',
        content: typeof sheet.content === 'string' ? sheet.content : sheet.content(longText),
      }),
    })),
  )
  test.each(pages)('$id: $page.name has icons and pictures that are known', ({ icons, page }) => {
    const shown = page.blocks.flatMap((block) => {
      if (block.kind === 'rows' || block.kind === 'keys') return block.items.map(([first = '']) => first)
      return block.kind === 'button' || block.kind === 'banner' ? [block.icon] : []
    })
    for (const icon of [...icons, ...shown].filter((each) => each !== ''))
      expect(findIconName(icon), icon).toBe(icon)
    const pictures = page.blocks.flatMap((block) =>
      block.kind === 'camera' || block.kind === 'image' ? [block.picture] : [],
    )
    for (const picture of pictures)
      expect(isPictureKnown(picture) || picture in pictureKeywords, picture).toBe(true)
    expect(page.blocks.length).toBeGreaterThan(0)
  })
})

test('a tool is what its first words call it, and there at once', () => {
  expect(idsIn('Inclinometer for caravan owners')).toEqual(['level'])
  expect(labelsOn('Inclinometer for caravan owners')).toContain('Left to right')
  expect(labelsOn('Mixes ambient sounds like a brook, a fan and a train')).toEqual(
    expect.arrayContaining(['Brook', 'Fan', 'Train']),
  )
  expect(labelsOn('Strip metadata off pictures before posting them')).toContain('Clean photos')
})

test('equations are balanced where a lesson asks for it, with the screens that are spoken of', () => {
  const prompt = 'Balances chemical equations for pupils, with the molar mass of every compound'
  expect(idsIn(prompt)).toEqual(['equation-balancer'])
  expect(namesOf(prompt)).toEqual(['Balance', 'Molar mass', 'Settings'])
})

test('tools beside each other are a screen each, and only what is spoken of is there', () => {
  expect(namesOf('Spirit level, protractor and ruler without ads')).toEqual([
    'Level',
    'Ruler',
    'Protractor',
    'Settings',
  ])
  expect(namesOf('Geiger counter')).toEqual(['Now', 'Settings'])
  expect(namesOf('Geiger counter that logs to CSV and beeps at a threshold')).toEqual([
    'Now',
    'Log',
    'Alarm',
    'Settings',
  ])
})

test('a kind of app that is a tool is one under whatever words it has', () => {
  expect(labelsOn('Rain and thunder for falling asleep, each as loud as I like')).toEqual(
    expect.arrayContaining(['Rain', 'Thunder']),
  )
})

test('a counter of words counts what is typed, and is no translation agency', () => {
  expect(idsIn('A word counter')).toEqual(['word-counter'])
  expect(idsIn('An app which counts words in a text. User can clear the text.')).toEqual(['word-counter'])
  expect(JSON.stringify(screensOf('Word and character counter'))).toContain('words({Text})')
  expect(idsIn('Word count tracker for novels with writing goals')).toEqual([])
})

test('tools nobody drew make a box of them', () => {
  expect(idsIn('Ruler, unit converter and a mind-map editor')).toEqual([])
})

test('what is free of something is none of it', () => {
  expect(idsIn('Watermark-free video recorder')).toEqual([])
  expect(idsIn('Watermark your drawings')).toEqual(['watermark'])
})

test('files are worked on with what the description says', () => {
  const labels = labelsOn('Trim songs, fade the ends, save them as ringtone')
  expect(labels).toEqual(expect.arrayContaining(['Fade in', 'Set as ringtone', 'Save tracks']))
  expect(namesOf('Verify a SHA-256 checksum of downloads, MD5 and SHA-1 too')).toEqual(['Work', 'Settings'])
})

test('a wheel has on it what it is to decide', () => {
  expect(JSON.stringify(screensOf('Spinning wheel for our lunch'))).toMatch(/Noodles/)
  expect(JSON.stringify(screensOf('Name wheel: who is next'))).toMatch(/Tomás/)
})

test('what another app only has beside is none', () => {
  for (const text of [
    'Hiking app with barometer and altimeter',
    'Sleep stories and ambient sounds by subscription',
    'A shop for magnifying glasses with cart and checkout',
    'Sign in, meet friends and share your decibel meter results',
  ])
    expect(idsIn(text), text).toEqual([])
})

test('a gadget has no rows for words of its description, and tells nothing while it is put away', () => {
  const prompt =
    'Private colour picker for painters: point the camera at a wall, read its name, save swatches'
  expect(namesOf(prompt)).toEqual(['Pick', 'Swatches', 'Settings'])
  expect(labelsOn(prompt)).not.toContain('Painters')
  expect(labelsOn(prompt, 2)).not.toContain('Push notifications')
})

test('what a description names beside what a gadget shows is on or off there, or pressed', () => {
  const level = labelsOn('A bubble level with a surface mode and a warning tone when it tilts')
  expect(level).toEqual(expect.arrayContaining(['Surface mode', 'Warning tone']))
  const counter = 'Stitch counter: attach a photo to the counter, reset the counter, vibration, dark green'
  expect(labelsOn(counter)).toEqual(expect.arrayContaining(['Attach photo']))
  // A magnifier is no switch, nor is what those have whom it is for.
  const magnifier = JSON.stringify(screensOf('Simple magnifier for people with weak eyes'))
  expect(magnifier).not.toMatch(/"Weak eyes"|"Simple magnifier"/)
})

test('each of these is a tool of its own, whatever else its words could mean', () => {
  const tools: readonly (readonly [string, string])[] = [
    ['Light strips behind the telly, run from the sofa by WLED', 'led-light'],
    ['Diceware for people who roll five dice', 'passphrase-generator'],
    ['HUD for the motorway, in mph', 'speedometer'],
    ['Turn a picture of grandma into a bead pattern', 'photo-pattern'],
    ['Stop-motion studio for clay figures', 'time-lapse'],
    ['Regex playground', 'regex-tester'],
    ['Breviary with Vespers and Compline', 'hours'],
    ['Pray the rosary with its joyful and sorrowful mysteries', 'rosary'],
    ['Daily panchang for families abroad', 'panchang'],
    ['A reverse Polish desk calculator', 'rpn-calculator'],
    ['Badminton scoreboard for two phones', 'set-score'],
    ['Type words and have them spoken by the phone', 'speak-for-me'],
    ['Hangul handwriting, syllable by syllable', 'stroke-order'],
    ['Laundry symbols explained by group', 'care-symbols'],
    ['Le or la? French nouns by the dozen', 'noun-genders'],
    ['Tea timer for five steeps', 'brew-timer'],
    ['Vehicle noises for babies', 'toddler-sounds'],
    ['Sensor recorder for physics lessons', 'sensor-log'],
    ['How many decibels are in this room', 'noise-meter'],
  ]
  for (const [text, id] of tools) expect(idsIn(text)[0], text).toBe(id)
})

test('what only sounds like one of them is another kind of app', () => {
  for (const text of [
    'Password manager with a passphrase for the vault',
    'Smart bulbs, thermostats and blinds by room',
    'Japanese dictionary with stroke order',
    'Sign language dictionary: a video for each word',
    'Tennis courts to book, with live scores',
    'Bike computer with speed and cadence',
  ])
    expect(idsIn(text), text).toEqual([])
})

test('what a description names stands in the tool', () => {
  expect(labelsOn('Table tennis score with deuce', 0)).toContain('Point for Lea')
  expect(JSON.stringify(screensOf('Arabic alphabet with stroke animations'))).toMatch(/ج/)
  expect(JSON.stringify(screensOf('Le or la? French nouns by the dozen'))).toMatch(/"la"/)
  expect(JSON.stringify(screensOf('Speedometer in knots for the dinghy'))).toMatch(/"6\.4"/)
  expect(JSON.stringify(screensOf('Convert a selfie into a brick mosaic'))).toMatch(/Bricks to buy/)
})

test('a passphrase is drawn anew with as many words as one chooses', () => {
  const [screen] = screensOf('Diceware passphrases, offline')
  expect(JSON.stringify(screen)).toMatch(/\{Number of words\} > 7/)
})

test('what runs, is counted or is looked up has its own screens', () => {
  const tools: readonly (readonly [string, string])[] = [
    ['Pi-hole statistics on the phone', 'ad-filter'],
    ['Wakes up my NAS from the train', 'wake-on-lan'],
    ['Mobile data counter with a monthly limit', 'data-usage'],
    ['Record of all notifications I swiped away', 'notification-log'],
    ['Automates your phone: at work it is silent', 'automation'],
    ['Hex viewer for firmware', 'hex-editor'],
    ['Crontab explained in words', 'cron-expression'],
    ['Shifts the timing of subtitles', 'subtitle-editor'],
    ['Graphing calculator for pupils', 'function-plotter'],
    ['Gaussian elimination step by step', 'matrix-calculator'],
    ['Boolean expressions with Karnaugh maps', 'truth-table'],
    ['Digital logic on a board, wire by wire', 'logic-circuit'],
    ['Darts for two with averages', 'darts-score'],
    ['Bridge score sheet for four', 'card-score'],
    ['Rummy score sheet for the family', 'card-score'],
    ['Anchor watch for a small yacht', 'anchor-alarm'],
    ['Vario for free flight', 'variometer'],
    ['Thunderstorm radar for farmers', 'lightning-map'],
    ['Meshtastic nodes of our valley', 'mesh-radio'],
    ['Ukulele chord charts', 'chord-finder'],
    ['Histamine food list', 'food-guide'],
    ['Spoon theory for my day', 'energy-pacing'],
    ['Air fryer times by food', 'cooking-times'],
    ['A rune for every day', 'fortune-card'],
    ['Dressage tests read to the rider', 'test-caller'],
  ]
  for (const [text, id] of tools) expect(idsIn(text)[0], text).toBe(id)
  for (const text of [
    'Darts club with members and a league',
    'Live tarot advisors to chat with',
    'VPN with servers in forty countries',
    'Game of runes for two',
  ])
    expect(idsIn(text), text).toEqual([])
})

test('a diet has its own foods, a game its own way to count', () => {
  expect(JSON.stringify(screensOf('Purine list for gout'))).toMatch(/Anchovies/)
  expect(JSON.stringify(screensOf('FODMAP guide with a plan'))).toMatch(/Reintroduction plan/)
  expect(JSON.stringify(screensOf('Riichi mahjong score calculator'))).toMatch(/Riichi sticks/)
})

test('diaries of one complaint, ways, sidelines and benches', () => {
  const tools: readonly (readonly [string, string])[] = [
    ['Voiding diary for my urologist', 'bladder-diary'],
    ['Epilepsy journal of our son', 'seizure-log'],
    ['Breast pumping log with a freezer stash', 'milk-log'],
    ['Hot flushes day by day', 'flush-log'],
    ['Asthma plan with zones', 'peak-flow'],
    ['Bike route planner for lazy legs', 'route-planner'],
    ['Speed trap alerts by voice', 'speed-camera'],
    ['River levels for kayakers', 'river-gauge'],
    ['Geocaching by compass', 'geo-cache'],
    ['Orienteering training alone in the wood', 'orienteering'],
    ['Golf GPS with hazards', 'golf-distance'],
    ['Referee assistant with cards', 'referee-watch'],
    ['Tactics board for handball', 'tactic-board'],
    ['Judging cards for the cake contest', 'judging-sheet'],
    ['Cutting plans for panels', 'cut-list'],
    ['Poker equity by hand', 'poker-odds'],
    ['Tavern name generator', 'name-maker'],
    ['Interactive fiction for the train', 'branching-story'],
  ]
  for (const [text, id] of tools) expect(idsIn(text)[0], text).toBe(id)
  for (const text of [
    'Clinic app: patients with asthma book appointments',
    'Golf club: tee times and members',
    'Poker home game with blinds that rise',
    'Baby name generator',
  ])
    expect(idsIn(text), text).toEqual([])
})

test('a route avoids what its riders avoid', () => {
  expect(labelsOn('Wheelchair route planner', 1)).toContain('Avoid steps')
  expect(labelsOn('Motorcycle tour planner', 1)).toContain('Avoid motorways')
})

test('what surrounds a phone, a season and a table', () => {
  const tools: readonly (readonly [string, string])[] = [
    ['Wifi analyzer with channels', 'wifi-network'],
    ['What is my IP? Subnets too', 'ip-info'],
    ['Earbuds battery in the notification bar', 'headset-battery'],
    ['Reads my messages aloud in the car', 'message-reader'],
    ['Clap to find it under the sofa', 'clap-finder'],
    ['Photos to text, many languages', 'text-recogniser'],
    ['Soundfonts and MIDI on the go', 'midi-player'],
    ['Which vegetables are in season', 'season-food'],
    ['Day-ahead prices of electricity', 'power-price'],
    ['Children learn to read the clock', 'clock-reading'],
    ['Turn timer for slow players', 'turn-timer'],
    ['Guess hex codes of colours', 'colour-guess'],
  ]
  for (const [text, id] of tools) expect(idsIn(text)[0], text).toBe(id)
  for (const text of [
    'Wi-Fi heat map of the flat, room by room',
    'Solar panels and the electricity price',
    'Translate text from photos',
    'Game release countdown',
  ])
    expect(idsIn(text), text).toEqual([])
})

test('dark rooms, field keys, radios and what is practised', () => {
  const tools: readonly (readonly [string, string])[] = [
    ['Darkroom timer with a red screen', 'film-development'],
    ['DSLR remote with live view', 'camera-remote'],
    ['3D model viewer for makers', 'model-viewer'],
    ['Label maker for jam jars', 'label-printer'],
    ['Mushroom identification key', 'field-key'],
    ['Software-defined radio on the go', 'sdr-receiver'],
    ['Mayday script for small boats', 'mayday-card'],
    ['NMEA instruments on a tablet', 'sailing-instrument'],
    ['Racing pigeons: a clock for the loft', 'pigeon-clock'],
    ['Mandarin tones quiz', 'tone-trainer'],
    ['Japa counter for the morning', 'mala-counter'],
    ['Prayer beads on the phone, tap to count to 33', 'dhikr-counter'],
    ['Zikr with a target', 'dhikr-counter'],
    ['Cupping sheet for roasters', 'tasting-sheet'],
    ['Slows down songs to learn them', 'practice-player'],
    ['Tapping sizes and screw tables', 'thread-tables'],
  ]
  for (const [text, id] of tools) expect(idsIn(text)[0], text).toBe(id)
  for (const text of [
    'Ringtones to download',
    'Film production schedule',
    'Wine tasting events with tickets',
    'Security cameras with remote control',
  ])
    expect(idsIn(text), text).toEqual([])
  expect(JSON.stringify(screensOf('Mushroom identification key'))).toMatch(/What is below the cap/)
})

test('what lies beside a bed, on a shelf, in the garden and in the head', () => {
  const tools: readonly (readonly [string, string])[] = [
    ['Frisbee golf scores for six players', 'hole-card'],
    ['IV drip rate for night nurses', 'drip-rate'],
    ['Pump noise recognition for plant fitters', 'machine-listener'],
    ['Mango ripeness by camera', 'ripeness-check'],
    ['Double-tap to switch off the display', 'tap-lock'],
    ['Push-ups to unlock your phone', 'earned-screen'],
    ['M4B splitter', 'chapter-split'],
    ['Old phone as an IP camera', 'phone-webcam'],
    ['Real postcards from holiday photos', 'paper-postcard'],
    ['Sleeps until Santa', 'advent-doors'],
    ['Which pack is cheaper', 'unit-price'],
    ['Mock users for testing a form', 'fake-data'],
    ['Build monitor for our three branches', 'test-runs'],
    ['Chess without a board', 'blindfold-chess'],
    ['Water butts and how full they are', 'rain-barrel'],
    ['VHF repeaters along my route', 'repeater-list'],
    ['Remote for RGB strips', 'led-light'],
    ['Testosterone injection log', 'injection-site'],
    ['Lunar eclipse times', 'eclipse-timer'],
    ['Army builder', 'war-game'],
    ["Bakers' math for large loaves", 'baker-percent'],
    ['Radiator valve control by room', 'thermostat'],
    ['App for handball referees', 'referee-watch'],
    ['Hen house door by light', 'coop-door'],
    ['Growing oyster mushrooms in the cellar', 'mushroom-kit'],
    ['Balls in an over', 'over-counter'],
    ['Text-to-handwriting for letters', 'handwriting-maker'],
    ['Tablet identifier by imprint', 'pill-finder'],
    ['Airband scanner', 'radio-scanner'],
    ['Noise map of playgrounds', 'noise-map'],
  ]
  for (const [text, id] of tools) expect(idsIn(text)[0], text).toBe(id)
  for (const text of [
    'Golf club with tee times and scorecards',
    'Shop for advent calendars and gifts',
    'Driving test results and unit dashboards for students',
    'Vaccination shots for patients of a clinic',
    'Heating installers: jobs and customers',
  ])
    expect(idsIn(text), text).toEqual([])
  const card = JSON.stringify(screensOf('Disc golf scorecard for up to 8 players with par per hole')[0])
  for (const name of ['Lea', 'Omar', 'Kim', 'Ana', 'Iris', 'Tomás', 'Noor', 'Elias'])
    expect(card).toContain(name)
})

test.each([
  ['Tells whether a message sounds positive or negative', 'sentiment-check', 'Words that count'],
  ['Fancy text with stars around it', 'text-styles', 'Tap to copy'],
  ['Explore hidden dialer codes', 'secret-codes', 'Secret codes'],
  ['Turns down the volume below its lowest step', 'quiet-volume', 'Dial over other apps'],
  ['Bluetooth tag finder', 'tag-finder', 'Scan for tags'],
  ['Uses the camera to capture colors around you', 'colour-reader', ''],
  ['TLS certificate viewer for websites', 'certificate-check', 'Chain of trust'],
  ['Check if a website is blocked', 'site-reach', 'Step by step'],
  ['Postcode lookup', 'postal-code', 'Find address'],
  ['Word of the day', 'word-of-the-day', 'Hear word'],
  ['Compare the CO2 emissions of journeys by coach and plane', 'trip-footprint', 'Carbon footprint each'],
  ['Shows the weather in a random city', 'weather-elsewhere', 'Another random location'],
  ['Guess regional accents', 'accent-atlas', 'Tap to hear the same sentence'],
  ['A timer that says when to flip the burgers', 'food-turner', 'Interval timer'],
  ['Intervalometer for Nikon cameras', 'camera-trigger', 'Start shooting'],
  ['Emojis to communicate abroad', 'emoji-phrases', 'Tap to show large'],
  ['IMSI-catcher warnings', 'cell-watch', 'Checked'],
  ['Job interview questions with answers', 'interview-questions', 'Tap to see the answer'],
  ['An app for generating and comparing file hashes', 'checksum', ''],
])('%s: %s', (prompt, id, label) => {
  expect(idsIn(prompt)).toEqual([id])
  if (label !== '') expect(labelsOn(prompt)).toContain(label)
})

test('a kilogram for each way of travel is worked out from the distance and who is in the car', () => {
  const text = JSON.stringify(screensOf('Compare the carbon footprint of trips by train and car'))
  expect(text).toContain('{People in the car}')
})

test('symbols of Zhuyin are traced, with the tones and blends that are spoken of', () => {
  expect(namesOf('Zhuyin symbols to trace, with tones and blending')).toEqual(
    expect.arrayContaining(['Trace', 'Tones', 'Blending']),
  )
})
