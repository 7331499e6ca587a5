import { type KindPart, partsOf } from './part.ts'

/** What apps have in which one looks up or works out something. */
export const workingOutParts: readonly KindPart[] = [
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
  ...partsOf('converter', [
    {
      said: 'several currencies, several currencies at once, multiple currencies, many currencies at once, multi-currency, convert several currencies, several at once, currency list, custom currency list',
      within: /\bcurrenc/i,
      on: 'converter home',
      content: `
        rows 250 EUR in*
        - wallet | US dollar | 1.0836 | 270.90
        - wallet | Pound sterling | 0.8412 | 210.30
        - wallet | Japanese yen | 163.20 | 40,800
        - wallet | Norwegian krone | 11.72 | 2,930`,
    },
    {
      said: 'last rates, offline rates, works offline with last rates, cached rates, saved rates, rates offline, offline exchange rates',
      within: /\b(?:currenc|exchange)/i,
      on: 'settings converter',
      content: `
        rows Offline rates
        - check | Rates of today, 9:41 | 160 currencies on this phone | 84 kB
        switches
        - Update on Wi-Fi only`,
    },
    {
      said: 'bank fee, fee of your bank, fee of your bank included, bank fees, card fee, card fees, fees, fee included, exchange fee, commission, markup',
      within: /\b(?:currenc|exchange)/i,
      on: 'converter home',
      content: `
        fields
        - Bank fee in percent | number | 1.75
        stats
        - 4.74 | Fee
        - 266.16 | After it`,
    },
    {
      said: 'calculator keys, calculator, keypad, built-in calculator, number pad, calculator pad',
      within: /\b(?:currenc|exchange)/i,
      on: 'converter home',
      content: `
        keys
        - plus | Plus
        - minus | Minus
        - close | Times
        - check | Equals`,
    },
    {
      said: 'tip helper, tip helper by country, tipping guide, tips by country, tip guide, tipping, tip calculator',
      within: /\b(?:currenc|exchange)/i,
      page: 'Tips | wallet | What is usual where',
      content: `
        rows Tips by country
        - bowl | Portugal | 5 to 10 % in restaurants
        - bowl | United States | 18 to 22 %
        - bowl | Japan | None, it is not usual
        - car | Taxis in Italy | Round up`,
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
        - One day later`,
    },
    {
      said: 'qibla compass, qibla, qibla direction, qibla finder, kiblah, qibla indicator',
      page: 'Qibla | compass | 136° from north',
      content: `
        ring Turn until it is on top | 0.38 | 136° | South-east, 3,980 km
        text Hold the phone flat and away from metal.
        switches
        - Vibrate on target`,
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
  ...partsOf('electronics-calc', [
    {
      said: 'smd codes, smd code, smd resistor codes, smd',
      page: 'SMD | code | 103 is 10 kΩ',
      content: `
        fields
        - Printed on it | text | 103
        hero 10 kΩ | 10 and three zeros, in ohms.
        rows Others
        - code | 4R7 | R stands for the point | 4.7 Ω
        - code | 1002 | Four digits, 1 % | 10 kΩ
        - code | 01C | EIA-96 | 10 kΩ`,
    },
    {
      said: "ohm's law, ohm law, ohms law",
      on: '#Ohm’s_law browse',
    },
    {
      said: 'color codes, colour codes, resistor colour codes, resistor color codes',
      on: '#Calculators browse home',
    },
  ]),
  ...partsOf('world-clock', [
    {
      said: 'time zone converter, time zone conversion, time converter, timezone converter, convert times',
      page: 'Convert | repeat | 15:00 in Lisbon elsewhere',
      content: `
        fields
        - Time in Lisbon | time | 15:00
        rows At that moment
        - sun | New York | Thursday | 10:00
        - moon | Osaka | Friday | 00:00
        - sun | Bergen | Thursday | 16:00`,
    },
    {
      said: 'widgets, widget, clock widgets, home screen widgets',
      on: 'settings',
      content: `
        tiles Widgets
        - clock | Two cities | Wide
        - globe | Map of day and night | Wide`,
    },
  ]),
  ...partsOf('estimator', [
    {
      said: 'bill splitting, split the bill, splitting, bill split, split bill, number of people',
      within: /\btip\b/i,
      on: 'converter keypad home',
      content: `
        fields
        - People | number | 4
        stats Each pays
        - € 24.20 | With tip
        - € 22.00 | Without`,
    },
    {
      said: 'balance table*, year balance, yearly balance, yearly balances, table of balances, balances by year, balance per year, balance each year, remaining balance by year',
      within: /\b(?:loans?|mortgages?|credits?|debts?|borrow\w*|lease|leasing)\b/i,
      on: 'converter keypad home',
      content: `
        rows Balance by year*
        - calendar | 2027 | Interest € 6,040, paid off € 4,650 | € 175,350
        - calendar | 2028 | Interest € 5,880, paid off € 4,810 | € 170,540
        - calendar | 2029 | Interest € 5,710, paid off € 4,980 | € 165,560
        - calendar | 2030 | Interest € 5,540, paid off € 5,150 | € 160,410`,
    },
    {
      said: 'rounding, round up, round the total, rounding up',
      within: /\btip\b/i,
      on: 'converter keypad home',
      content: `
        chips Round | * Not, Up to the euro, Each share`,
    },
  ]),
]
