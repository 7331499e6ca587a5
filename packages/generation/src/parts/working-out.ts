import { type KindPart, partsOf } from './part.ts'

/** What apps have in which one looks up or works out something. */
export const workingOutParts: readonly KindPart[] = [
  ...partsOf('dictionary translator', [
    {
      said: 'offline dictionaries, download dictionaries, offline languages, dictionary downloads, offline translation, language packs, downloadable dictionaries, multiple dictionaries, offline language packs',
      page: 'Offline | download | Three on this phone',
      content: `
        rows On this phone
        - check | English – German | 184,000 words | 42 MB
        - check | English – French | 152,000 words | 38 MB
        - check | English, explained | 98,000 words | 61 MB
        rows To load
        - download | English – Spanish | 148,000 words | 36 MB
        - download | English – Polish | 84,000 words | 22 MB`,
    },
    {
      said: 'audio pronunciation, pronunciation, spoken pronunciation, pronunciations, text to speech, audio, speech output, listen to pronunciation, audio pronunciations, ipa, phonetics',
      on: 'detail transform converter',
      content: `
        keys Pronunciation*
        - volume | British
        - volume | American
        - mic | Say it yourself`,
    },
    {
      said: 'word of the day, daily word',
      on: 'home browse',
      isFirst: true,
      content: `banner book | Word of the day: lull | A quiet spell between two noises; from the sound one sings to a child.`,
    },
    {
      said: 'camera translation, image translation, photo translation, translate pictures, translate photos, camera, text in pictures',
      page: 'Camera | camera | Hold it on a sign or a menu',
      content: `
        camera Hold the text inside the frame | sign
        rows Read
        - type | Vorsicht, frisch gestrichen | Careful, wet paint
        button image | From the gallery`,
    },
    {
      said: 'conversation mode, voice translation, conversation, speech translation, voice input, two-way conversation, dialogue mode',
      page: 'Conversation | chat | Each speaks in turn',
      content: `
        timeline English and German
        - Where is the ferry to the island? | Wo ist die Fähre zur Insel?
        - Am Pier 2, um halb drei. | At pier 2, at half past two.
        keys Speak
        - mic | English
        - mic | Deutsch`,
    },
  ]),
  ...partsOf('calculator', [
    {
      said: 'history, calculation history, history of calculations, tape, editable history, history tape, saved calculations',
      on: 'history keypad',
    },
    {
      said: 'scientific functions, scientific mode, trigonometric functions, scientific, functions, trigonometry, scientific calculator, logarithms, advanced functions, constants, brackets, variables',
      on: 'keypad',
      content: `
        cells Functions
        - sin cos tan π e
        - ln log √ x² xʸ
        - ( ) n! 1/x Rad`,
    },
    {
      said: 'unit conversion, unit converter, currency conversion, built-in unit converter, currency converter, conversions, units, unit conversions, unit and currency conversion',
      page: 'Units | repeat | Rates of this morning',
      content: `
        chips What | * Length, Mass, Temperature, Volume, Currency
        fields
        - Kilometres | number | 12
        - Miles | number | 7.46
        keys Keys
        - repeat | Swap
        - copy | Copy`,
    },
    {
      said: 'graphs, graphing, graph plotting, function graphs, plotting, function plotting, plots, graph',
      page: 'Graph | trend | Drag to move, pinch to zoom',
      content: `
        fields
        - y = | text | sin(x) · x
        line sin(x) · x, from −6 to 6 | -1.7, 4.8, 3.9, 0.4, 1.8, 0, 1.8, 0.4, 3.9, 4.8, -1.7 | -6, , , -3, , 0, , 3, , , 6
        button plus | Add a function`,
    },
    {
      said: 'programmer mode, hexadecimal, hex mode, binary, hex and binary, number bases, number systems, base conversion, programmer calculator, different bases',
      page: 'Programmer | code | 214 in four bases',
      content: `
        rows 214
        - code | HEX | 0xD6
        - code | DEC | 214
        - code | OCT | 0o326
        - code | BIN | 1101 0110
        cells Keys
        - A B C D E F
        - AND OR XOR NOT ≪ ≫`,
    },
  ]),
  ...partsOf('converter unit-converter', [
    {
      said: 'currency, currencies, currency offline, exchange rates, currency conversion, currency rates, live currency rates, live exchange rates, offline currency rates, currency converter, live rates, up-to-date exchange rates',
      within: /\b(?:units?|length|weight|temperature|area|volume|measures?|distance)\b/i,
      page: 'Currency | wallet | Rates of today, 8:00, kept for offline',
      content: `
        fields
        - Euro | money | € 50.00
        rows At today’s rate
        - wallet | US dollar | 1 € = 1.08 | 54.00
        - wallet | British pound | 1 € = 0.85 | 42.50
        - wallet | Swiss franc | 1 € = 0.94 | 47.00
        - wallet | Japanese yen | 1 € = 164 | 8,200
        quiet repeat | Load new rates`,
    },
    {
      said: 'length, lengths, weight, weights, temperature, temperatures, area, volume, speed, mass, units of length, pressure, energy, time, data, power, angle, fuel consumption, cooking, distance, data size, data storage',
      within: /\bunits?\b|convert(?:er|s)? .{0,40}(?:length|weight|temperature)/i,
      on: 'converter',
      isFirst: true,
      content: `chips What | * Length, Weight, Temperature, Area, Volume, Speed, Data`,
    },
    {
      said: 'favourites, favorites, favourite units, favorite conversions, favourite conversions, history, pinned conversions',
      on: 'saved',
    },
  ]),
  ...partsOf('religion', [
    {
      said: 'hijri calendar, islamic calendar, islamic holidays, hijri dates, hijri date',
      page: 'Hijri calendar | calendar | 9 Jumada II 1448',
      content: `
        hero 9 Jumada II 1448 | Thursday, 19 November 2026
        rows Coming
        - moon | Rajab begins | 1 Rajab | 10 Dec
        - moon | Isra and Mi’raj | 27 Rajab | 5 Jan
        - moon | Ramadan begins | 1 Ramadan | 8 Feb
        - moon | Eid al-Fitr | 1 Shawwal | 10 Mar
        switches
        - One day later, by sighting`,
    },
    {
      said: 'qibla compass, qibla, qibla direction, qibla finder, kiblah, qibla indicator',
      page: 'Qibla | compass | 136° from north',
      content: `
        ring Turn until it is on top | 0.38 | 136° | South-east, 3,980 km
        text Hold the phone flat and away from metal.
        switches
        - Vibrate when it points there`,
    },
    {
      said: 'adhan, adhan notifications, azan, adhan alarm, azan alarm, prayer notifications, adhan alerts, muezzin, adhan sounds, prayer alarm',
      on: 'notifications settings',
      content: `
        rows Adhan*
        - bell | Fajr | Soft, 15 minutes before | On
        - bell | Dhuhr | Vibration only | On
        - bell | Maghrib | Adhan of Medina | On
        - bell | Isha | Off | Off`,
    },
    {
      said: 'calculation methods, calculation method, different calculation methods, several calculation methods, madhab, asr method, multiple calculation methods',
      on: 'settings',
      content: `
        chips Calculation | * Muslim World League, Egypt, Makkah, ISNA, Own angles
        chips Asr | * Standard, Hanafi`,
    },
    {
      said: 'tasbih, dhikr counter, tasbih counter, digital tasbih, dhikr',
      page: 'Tasbih | target | 21 of 33',
      content: `
        ring SubhanAllah | 0.64 | 21 | of 33, tap anywhere
        keys Keys
        - plus | Count
        - repeat | From zero
        - volume | Click`,
    },
  ]),
  ...partsOf('periodic-table', [
    {
      said: 'electron configuration, isotopes, atomic radius, element properties, melting and boiling points, electron configurations, ionization energy, oxidation states, physical properties',
      on: 'detail',
    },
  ]),
  ...partsOf('reference', [
    {
      said: 'calculators, calculator, calculations, formula calculator, solver',
      within: /\b(?:physics|formula|math|maths|chemistry|engineering)/i,
      page: 'Calculate | code | F = m · a',
      content: `
        chips Formula | * F = m · a, E = ½ m v², v = s / t
        fields
        - Mass, kg | number | 1200
        - Acceleration, m/s² | number | 2.4
        hero 2,880 N | Force, from mass and acceleration`,
    },
  ]),
  ...partsOf('anatomy', [
    {
      said: '3d models, 3d, 3d model, 3d view, three-dimensional models',
      on: 'home browse detail',
      content: `
        keys View*
        - repeat | Turn
        - search | Closer
        - layers | Layers
        - eyeOff | Hide
        chips Layer | Skin, * Muscles, Organs, Bones`,
    },
    {
      said: 'labels, names, latin names, labelled diagrams, pins',
      on: 'home browse detail',
      content: `
        switches
        - Labels
        - x Latin names`,
    },
  ]),
  ...partsOf('vehicle-link', [
    {
      said: 'obd2, obd-ii, obd, elm327, bluetooth obd2, obd2 adapter, bluetooth adapter, elm327 adapter',
      on: 'settings',
      content: `
        rows OBD2 adapter
        - wifi | ELM327 | Bluetooth, 12.4 V | | Connected
        - plus | Pair another`,
    },
    {
      said: 'trouble codes, fault codes, error codes, diagnostic codes, dtc, diagnostic trouble codes',
      on: '#Fault_codes browse',
    },
    {
      said: 'fuel economy, fuel consumption, consumption, mileage',
      on: 'stats home',
      content: `
        stats Fuel economy*
        - 6.1 l | Per 100 km
        - 5.8 l | This trip`,
    },
  ]),
  ...partsOf('converter', [
    {
      said: 'offline rates, offline exchange rates',
      on: 'settings',
      content: `
        rows Rates
        - download | Kept for offline | 168 currencies, today at 8:00
        - repeat | Load new ones | Every morning, on Wi-Fi`,
    },
  ]),
  ...partsOf('periodic-table', [
    {
      said: 'periodic table',
      on: '#Table board home',
    },
  ]),
]
