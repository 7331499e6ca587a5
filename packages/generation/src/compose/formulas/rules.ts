/** How something that comes out of a calculation is worked out from what one enters. */
export interface FormulaRule {
  /** What it is called. */
  gives: RegExp
  /** What is entered for it, by the name it has in the formula. */
  of: Readonly<Record<string, RegExp>>
  formula: string
  /** A line below it with further numbers, and their formulas; or a text whatever it said before. */
  below?: { text: string; formula: string }
}

const people = /\b(?:people|persons?|guests|friends|diners|ways)\b/i
const bill = /\b(?:bill|check|amount|subtotal|total|price|cost)\b/i
const tip = /\b(?:tip|service|gratuity)\b/i
const loan = /\b(?:loan|mortgage|principal|amount|price|borrowed)\b/i
const interest = /\b(?:interest|rate|apr)\b/i
const years = /\byears?\b|\bterm\b/i
const height = /\bheight\b/i
const weight = /\bweight\b/i
const price = /\b(?:price|amount|cost)\b/i
const discount = /\b(?:discount|off|reduction)\b/i
const tax = /\b(?:tax|vat|gst|rate)\b/i
const distance = /\b(?:distance|km|kilomet\w+|miles|route)\b/i
const consumption = /\bper 100 ?km\b|\bconsumption\b/i
const perLitre = /\bper (?:lit\w+)|of a lit\w+|fuel price|price of fuel/i
const power = /\b(?:power|watts?)\b/i
const hours = /\bhours?\b/i
const perKwh = /\bkwh\b|electricity (?:price|rate)/i
const length = /\blength\b/i
const width = /\bwidth\b/i
const gross = /\b(?:gross|salary|income|wage)\b/i
const monthlyPaid = 'a * (i / 1200) / (1 - (1 + i / 1200) ^ (-12 * y))'
const grown = '(s * (1 + i / 1200) ^ (12 * y) + m * ((1 + i / 1200) ^ (12 * y) - 1) / (i / 1200))'
const saving = { s: /^start|initial|principal|deposit/i, m: /month|contribution/i, i: interest, y: years }
const vat = { a: price, t: tax }
const vatKind = { ...vat, k: /^amount is$/i }
const walls = '(2 * (l + w) * h - 2 * d)'
const perKilo = (which: string) => ({
  p: new RegExp(`^${which} price`, 'i'),
  w: new RegExp(`^${which} weight`, 'i'),
})
const [first, second] = [perKilo('first'), perKilo('second')]
const compared = { p: first.p, w: first.w, q: second.p, v: second.w }
const bmi = 'w / (h / 100) ^ 2'
const molarMass = 'switch(s, "Carbon dioxide", 44.01, "Glucose", 180.156, "Table salt", 58.443, 18.015)'
const burned = 'w * 22 * switch(k, "Low", 1.25, "High", 1.66, 1.43)'
/** Wage tax by class and social insurance, about, as shares of the gross. */
const insurance = 'g * 0.2131'
const wageTax = 'g * max(0, switch(k, "2", 0.1, "3", 0.0513, "5", 0.22, "6", 0.24, 0.1163) - 0.004 * c)'
const salary = { g: gross, k: /\bclass\b/i, c: /\bchildren\b/i }

/** When to go to bed for each time of getting up, of half past five and so on, the last for seven. */
const bedtimes = (times: string): string => {
  const each = times.split(' ')
  const up = ['5:00', '5:30', '6:00', '6:30', '7:30', '8:00']
  return `switch(w, ${up.map((hour, index) => `"${hour}", "${each[index] ?? ''}"`).join(', ')}, "${each[6] ?? ''}")`
}
const ofNotes = { a: /€ 50$/, b: /€ 20$/, c: /€ 10$/, d: /€ 5$/ }
const meal = { c: /^carbs\b/i, r: /^carb ratio\b/i }
const sugar = { b: /^blood sugar$/i, t: /^target$/i, f: /^correction factor$/i }
const inMeeting = { n: /^people$/i, s: /^average salary/i, m: /^minutes$/i }
const wakeUp = { w: /^wake up at$/i }
const realRate = '((r - f) / 1200)'
const drawn = { s: /^savings$/i, w: /\bwithdrawal\b/i, r: /^return\b/i, f: /^inflation\b/i }

const span = { a: /^(?:first|start|from)\b/i, b: /^(?:last|second|end|to)\b/i }

/** The first that fits counts. Letters of the formula are the names of what is entered. */
export const formulaRules: readonly FormulaRule[] = [
  {
    gives: /^(?:you need|paint(?: needed)?|lit(?:er|re)s(?: needed| of paint)?)$/i,
    of: { l: length, w: width, h: height, c: /\bcoats\b/i },
    formula: '2 * (l + w) * h * c / 10',
  },
  {
    gives: /^zakat due$/i,
    of: { s: /^savings$/i, g: /^gold/i, d: /^debts$/i },
    formula: 'max(0, s + g - d) * 0.025',
  },
  {
    gives: /^above debts$/i,
    of: { s: /^savings$/i, g: /^gold/i, d: /^debts$/i },
    formula: 's + g - d',
  },
  { gives: /^earned$/i, of: { h: hours, r: /^hourly rate$/i }, formula: 'h * r' },
  { gives: /^converted$/i, of: { a: /^amount$/i, r: /^exchange rate$/i }, formula: 'a * r' },
  { gives: /^needed in all$/i, of: { g: /^per person/i, n: /^people$/i }, formula: 'g * n' },
  {
    gives: /\bhuman years\b/i,
    of: { a: /^age\b/i, m: /^months$/i },
    formula: 'round(24 + 5 * (a + m / 12 - 2))',
  },
  { gives: /^months in all$/i, of: { a: /^age\b/i, m: /^months$/i }, formula: '12 * a + m' },
  { gives: /\bhuman years\b/i, of: { a: /^age\b/i }, formula: 'round(24 + 5 * (a - 2))' },
  {
    gives: /^counted$/i,
    of: { ...ofNotes, x: /^coins in all$/i },
    formula: 'a * 50 + b * 20 + c * 10 + d * 5 + x',
  },
  { gives: /^in notes$/i, of: ofNotes, formula: 'a * 50 + b * 20 + c * 10 + d * 5' },
  { gives: /^notes in all$/i, of: ofNotes, formula: 'a + b + c + d' },
  {
    gives: /^this meeting costs$/i,
    of: inMeeting,
    formula: 'n * s * m / 60',
    below: { text: '€ 4.80 a minute', formula: 'n * s / 60' },
  },
  { gives: /^a minute$/i, of: { n: inMeeting.n, s: inMeeting.s }, formula: 'n * s / 60' },
  { gives: /^an hour$/i, of: { n: inMeeting.n, s: inMeeting.s }, formula: 'n * s' },
  {
    gives: /^alcohol content$/i,
    of: { o: /^original gravity$/i, f: /^final gravity$/i },
    formula: '(o - f) * 0.13125',
  },
  {
    gives: /^insulin dose$/i,
    of: { ...meal, ...sugar },
    formula: 'max(0, c / r + (b - t) / f)',
  },
  { gives: /^for carbs$/i, of: meal, formula: 'c / r' },
  { gives: /^correction$/i, of: sugar, formula: '(b - t) / f' },
  { gives: /^mash water$/i, of: { g: /^grain/i }, formula: 'g * 3' },
  {
    gives: /^water volume in all$/i,
    of: { b: /^batch/i, g: /^grain/i },
    formula: 'b * 1.42 + g',
  },
  { gives: /^go to bed at$/i, of: wakeUp, formula: bedtimes('21:16 21:46 22:16 22:46 23:46 0:16 23:16') },
  { gives: /^with six cycles$/i, of: wakeUp, formula: bedtimes('19:46 20:16 20:46 21:16 22:16 22:46 21:46') },
  { gives: /^with four cycles$/i, of: wakeUp, formula: bedtimes('22:46 23:16 23:46 0:16 1:16 1:46 0:46') },
  {
    gives: /^your money lasts$/i,
    of: drawn,
    formula: `if(s * ${realRate} >= w, 99, round(-ln(1 - s * ${realRate} / w) / ln(1 + ${realRate}) / 12))`,
  },
  { gives: /^withdrawn a year$/i, of: { w: drawn.w }, formula: 'w * 12' },
  { gives: /^withdrawn a day$/i, of: { w: drawn.w }, formula: 'round(w * 12 / 365)' },
  { gives: /^tip per (?:person|head)$/i, of: { b: bill, t: tip, n: people }, formula: 'b * t / 100 / n' },
  { gives: /^tip(?: amount)?$/i, of: { b: bill, t: tip }, formula: 'b * t / 100' },
  {
    gives: /\b(?:per|each) (?:person|head|guest)\b|^each\b/i,
    of: { b: bill, t: tip, n: people },
    formula: 'b * (1 + t / 100) / n',
    below: { text: '€ 2.40 of it tip, € 73.60 in all', formula: 'b * t / 100 / n; b * (1 + t / 100)' },
  },
  { gives: /\b(?:per|each) (?:person|head|guest)\b|^each\b/i, of: { b: bill, n: people }, formula: 'b / n' },
  {
    gives: /^(?:total|grand total|total (?:bill|amount|cost)|bill with tip)$/i,
    of: { b: bill, t: tip },
    formula: 'b * (1 + t / 100)',
  },
  {
    gives: /\bbmi\b|body mass/i,
    of: { h: height, w: weight },
    formula: bmi,
    below: {
      text: '',
      formula: `if(${bmi} < 18.5, "Underweight, below 18.5", if(${bmi} < 25, "Normal weight, between 18.5 and 24.9", if(${bmi} < 30, "Overweight, between 25 and 29.9", "Obesity, 30 and more")))`,
    },
  },
  {
    gives: /^(?:bmi )?(?:category|class|verdict)$/i,
    of: { h: height, w: weight },
    formula: `if(${bmi} < 18.5, "Underweight", if(${bmi} < 25, "Normal", if(${bmi} < 30, "Overweight", "Obesity")))`,
  },
  { gives: /^weight$/i, of: { w: weight }, formula: 'w' },
  {
    gives: /\b(?:monthly (?:payment|rate|instal\w+|cost)|payment a month)\b/i,
    of: { a: loan, i: interest, y: years },
    formula: monthlyPaid,
    below: { text: '€ 267,400 paid over 25 years', formula: `round(${monthlyPaid} * 12 * y, -2); y` },
  },
  {
    gives: /^(?:total )?interest(?: paid)?$/i,
    of: { a: loan, i: interest, y: years },
    formula: `round(${monthlyPaid} * 12 * y - a, -2)`,
  },
  {
    gives: /^total (?:amount )?(?:paid|payment|cost)$/i,
    of: { a: loan, i: interest, y: years },
    formula: `round(${monthlyPaid} * 12 * y, -2)`,
  },
  {
    gives: /^(?:you (?:would )?pay|(?:final|sale|discounted|new) price|price after.*|to pay|total)$/i,
    of: { p: price, d: discount, f: /\bfurther\b/i },
    formula: 'p * (1 - d / 100) * (1 - f / 100)',
    below: { text: '€ 26.70 less than € 89.00', formula: 'p - p * (1 - d / 100) * (1 - f / 100); p' },
  },
  {
    gives: /^(?:you (?:would )?pay|(?:final|sale|discounted|new) price|price after.*|to pay|total)$/i,
    of: { p: price, d: discount },
    formula: 'p * (1 - d / 100)',
  },
  {
    gives: /^(?:saved|savings?|you save|amount saved)$/i,
    of: { p: price, d: discount, f: /\bfurther\b/i },
    formula: 'p - p * (1 - d / 100) * (1 - f / 100)',
  },
  {
    gives: /^(?:saved|savings?|you save|amount saved)$/i,
    of: { p: price, d: discount },
    formula: 'p * d / 100',
  },
  {
    gives: /^off$/i,
    of: { d: discount, f: /\bfurther\b/i },
    formula: '100 * (1 - (1 - d / 100) * (1 - f / 100))',
  },
  {
    gives: /^(?:with (?:tax|vat)|gross(?: amount)?|total)$/i,
    of: vatKind,
    formula: 'if(k = "With tax", a, a * (1 + t / 100))',
    below: {
      text: '€ 19.00 of it are tax',
      formula: 'if(k = "With tax", a - a / (1 + t / 100), a * t / 100)',
    },
  },
  {
    gives: /^(?:with (?:tax|vat)|gross(?: amount)?|total(?: (?:price|amount|cost))?)$/i,
    of: vat,
    formula: 'a * (1 + t / 100)',
  },
  {
    gives: /^(?:tax|vat)(?: amount)?$/i,
    of: vatKind,
    formula: 'if(k = "With tax", a - a / (1 + t / 100), a * t / 100)',
  },
  { gives: /^(?:tax|vat|gst)(?: amount)?$/i, of: vat, formula: 'a * t / 100' },
  { gives: /^rate$/i, of: { t: tax }, formula: 't' },
  {
    gives: /^(?:the trip costs|(?:trip|fuel|total) cost|cost|costs)$/i,
    of: { d: distance, c: consumption, p: perLitre },
    formula: 'd * c / 100 * p',
    below: { text: '29.8 litres, € 12.80 each for four', formula: 'd * c / 100; d * c / 400 * p' },
  },
  {
    gives: /^fuel(?: (?:needed|used))?$|^lit(?:er|re)s$/i,
    of: { d: distance, c: consumption },
    formula: 'd * c / 100',
  },
  { gives: /^per 100 km$/i, of: { c: consumption, p: perLitre }, formula: 'c * p' },
  {
    gives: /^(?:a month|monthly cost|cost (?:a|per) month)$/i,
    of: { w: power, h: hours, p: perKwh },
    formula: 'w * h * 30 / 1000 * p',
    below: { text: '72 kWh at € 0.32', formula: 'w * h * 30 / 1000; p' },
  },
  { gives: /^used a month$/i, of: { w: power, h: hours }, formula: 'w * h * 30 / 1000' },
  { gives: /^(?:a year|yearly cost)$/i, of: { w: power, h: hours, p: perKwh }, formula: 'w * h * 0.36 * p' },
  {
    gives: /^(?:net(?: a month| salary| pay)?|take-home pay)$/i,
    of: salary,
    formula: `g - ${insurance} - ${wageTax}`,
    below: { text: '€ 1,054 are tax and insurance', formula: `${insurance} + ${wageTax}` },
  },
  { gives: /^tax$/i, of: salary, formula: wageTax },
  { gives: /^insurance$/i, of: { g: gross }, formula: insurance },
  {
    gives: /^(?:after \d+ years|in the end|future value|final (?:amount|balance))$/i,
    of: saving,
    formula: `round(${grown}, -2)`,
    below: {
      text: '€ 41,000 paid in, € 25,100 interest',
      formula: `round(s + 12 * m * y, -2); round(${grown} - s - 12 * m * y, -2)`,
    },
  },
  { gives: /^(?:total )?paid in$/i, of: saving, formula: 'round(s + 12 * m * y, -2)' },
  { gives: /^interest(?: earned)?$/i, of: saving, formula: `round(${grown} - s - 12 * m * y, -2)` },
  {
    gives: /^(?:longest )?exposure(?: time)?$/i,
    of: { f: /focal/i },
    formula: '500 / f',
  },
  { gives: /^iso$/i, of: { i: /^iso$/i }, formula: 'i' },
  {
    gives: /^better (?:value|deal|buy)$/i,
    of: compared,
    formula: 'if(q / v < p / w, "The second", "The first")',
    below: {
      text: '€ 5.05 a kilo, not € 6.23',
      formula: '1000 * min(p / w, q / v); 1000 * max(p / w, q / v)',
    },
  },
  { gives: /^per kilo$/i, of: compared, formula: '1000 * min(p / w, q / v)' },
  {
    gives: /^mass$/i,
    of: { s: /^substance$/i, n: /^moles$/i },
    formula: `n * ${molarMass}`,
    below: { text: 'At 18.015 g a mole', formula: molarMass },
  },
  { gives: /^molar mass$/i, of: { s: /^substance$/i }, formula: molarMass },
  {
    gives: /^water$/i,
    of: { f: /^flour\b/i, h: /^hydration\b/i, s: /^salt\b/i },
    formula: 'f * h / 100',
    below: { text: 'And 10 g of salt', formula: 'f * s / 100' },
  },
  { gives: /^salt$/i, of: { f: /^flour\b/i, s: /^salt in\b/i }, formula: 'f * s / 100' },
  {
    gives: /^cheaper(?: per kilo)?$/i,
    of: compared,
    formula: '100 * (1 - min(p / w, q / v) / max(p / w, q / v))',
  },
  {
    gives: /^you need$/i,
    of: { k: /^material$/i, l: length, w: width, h: height, d: /\bdoors\b/i, x: /\bwaste\b/i },
    formula: `switch(k, "Tiles", text(l * w * (1 + x / 100), 1) & " m²", "Wallpaper", ceil(${walls} * (1 + x / 100) / 5) & " rolls", "Concrete", text(l * w * 0.1 * (1 + x / 100), 1) & " m³", text(${walls} * 2 / 10 * (1 + x / 100), 1) & " litres")`,
    below: { text: '39 m² of walls, 20 m² of floor', formula: `${walls}; l * w` },
  },
  { gives: /^walls$/i, of: { l: length, w: width, h: height, d: /\bdoors\b/i }, formula: walls },
  { gives: /^floor$/i, of: { l: length, w: width }, formula: 'l * w' },
  {
    gives: /^on each side$|^a side$/i,
    of: { w: weight, b: /^bar\b/i },
    formula: '(w - b) / 2',
    below: { text: '86 kilograms with a bar of 20', formula: 'w; b' },
  },
  {
    gives: /^one[- ]rep max$|^1rm$/i,
    of: { w: weight, n: /^(?:times|reps?|repetitions)$/i },
    formula: 'w * 36 / (37 - n)',
  },
  { gives: /^bar$/i, of: { b: /^bar\b/i }, formula: 'b' },
  {
    gives: /^(?:a day|daily calories|calories(?: a day| needed)?|kcal)$/i,
    of: { w: weight, k: /\bactivity\b/i },
    formula: `round(${burned}, -1)`,
    below: { text: 'To keep 68 kilograms', formula: 'w' },
  },
  { gives: /^protein$/i, of: { w: weight }, formula: 'w * 1.6' },
  { gives: /^waist to height$/i, of: { b: /\bwaist\b/i, h: height }, formula: '100 * b / h' },
  {
    gives: /^body fat$/i,
    of: { h: height, b: /\bwaist\b/i, n: /\bneck\b/i, x: /\bhips?\b/i, k: /^(?:sex|gender)$/i },
    formula:
      'if(k = "Woman", 495 / (1.29579 - 0.35004 * log10(b + x - n) + 0.221 * log10(h)), 495 / (1.0324 - 0.19077 * log10(b - n) + 0.15456 * log10(h))) - 450',
  },
  {
    gives: /^(?:result|part|percentage)$/i,
    of: { p: /^percent/i, o: /^(?:of|number|total|value|amount)$/i, k: /^worked out$/i },
    formula: 'switch(k, "Share in percent", 100 * p / o, "More or less", 100 * (o - p) / p, p * o / 100)',
    below: { text: '15 and 240', formula: 'p; o' },
  },
  {
    gives: /^without it$/i,
    of: { p: /^percent/i, o: /^(?:of|number|total|value|amount)$/i },
    formula: 'o - p * o / 100',
  },
  {
    gives: /^with it$/i,
    of: { p: /^percent/i, o: /^(?:of|number|total|value|amount)$/i },
    formula: 'o + p * o / 100',
  },
  {
    gives: /^(?:you would pay|result)$/i,
    of: { n: /^how much$/i, p: /^price each$/i, k: /^paid$/i },
    formula: 'n * p * if(k = "Yearly", 12, 1)',
    below: { text: '250 at € 0.32 each', formula: 'n; p' },
  },
  {
    gives: /^result$/i,
    of: { a: /^first value$/i, b: /^second value$/i, k: /^rounding$/i },
    formula: 'switch(k, "Whole", text(a / b, 0), "One digit", text(a / b, 1), text(a / b, 4))',
    below: { text: 'From 250 and 32', formula: 'a; b' },
  },
  {
    gives: /^sum$|^total$/i,
    of: { a: /^first (?:number|value)$/i, b: /^second (?:number|value)$/i },
    formula: 'a + b',
  },
  { gives: /^(?:floor )?area|^surface/i, of: { l: length, w: width }, formula: 'l * w' },
  { gives: /^area$/i, of: { r: /\bradius\b/i }, formula: '3.14159265 * r ^ 2' },
  { gives: /^(?:circumference|perimeter)$/i, of: { r: /\bradius\b/i }, formula: '2 * 3.14159265 * r' },
  { gives: /^(?:perimeter|circumference)$/i, of: { l: length, w: width }, formula: '2 * (l + w)' },
  { gives: /\bvolume\b/i, of: { l: length, w: width, h: /\b(?:height|depth)\b/i }, formula: 'l * w * h' },
  { gives: /^(?:average )?speed$/i, of: { d: distance, t: hours }, formula: 'd / t' },
  {
    gives: /^profit$/i,
    of: { p: /\b(?:selling|sale|sell|revenue)\b/i, c: /\bcosts?\b|\bexpenses?\b/i },
    formula: 'p - c',
  },
  {
    gives: /^(?:profit )?margin$/i,
    of: { p: /\b(?:selling|sale|sell|revenue)\b/i, c: /\bcosts?\b|\bexpenses?\b/i },
    formula: '100 * (p - c) / p',
  },
  {
    gives: /^(?:total|earnings|pay|income|amount(?: due)?)$/i,
    of: { r: /\bhourly\b|\bper hour\b/i, t: /^hours\b/i },
    formula: 'r * t',
  },
  { gives: /\bwater\b|^lit(?:er|re)s$/i, of: { w: weight }, formula: 'w * 0.035' },
  {
    gives: /^(?:your )?age$|^years$/i,
    of: { a: /\bbirth/i, b: /^on$/i },
    formula: 'years(a, b)',
    below: { text: '6 months and 16 days beyond', formula: 'months(a, b); days(a, b)' },
  },
  { gives: /^days$/i, of: { a: /\bbirth/i, b: /^on$/i }, formula: 'b - a' },
  { gives: /^months$/i, of: { a: /\bbirth/i, b: /^on$/i }, formula: '12 * years(a, b) + months(a, b)' },
  {
    gives: /\bage\b|^years$/i,
    of: { a: /\bbirth/i },
    formula: 'years(a, today())',
    below: { text: '6 months and 16 days beyond', formula: 'months(a, today()); days(a, today())' },
  },
  { gives: /^months$/i, of: { a: /\bbirth/i }, formula: 'months(a, today())' },
  { gives: /^days$/i, of: { a: /\bbirth/i }, formula: 'days(a, today())' },
  {
    gives: /^(?:between the two|(?:number of )?days(?: between.*)?)$/i,
    of: { ...span, k: /^count$/i },
    formula: 'if(k = "Working days", (b - a) * 5 / 7, b - a)',
    below: { text: '6.1 weeks', formula: '(b - a) / 7' },
  },
  {
    gives: /^working days/i,
    of: span,
    formula: '(b - a) * 5 / 7',
  },
  {
    gives: /^days/i,
    of: span,
    formula: 'b - a',
  },
  {
    gives: /^weeks$/i,
    of: span,
    formula: '(b - a) / 7',
  },
  { gives: /^months$/i, of: span, formula: '(b - a) / 30.44' },
  { gives: /^hours$/i, of: span, formula: '(b - a) * 24' },
  { gives: /^minutes$/i, of: span, formula: '(b - a) * 1440' },
  {
    gives: /^(?:due(?: on| date)?)$/i,
    of: { a: /^last period\b/i, c: /\bcycle\b/i },
    formula: 'date(a + 252 + c)',
    below: { text: '', formula: '"First ultrasound about " & date(a + 70)' },
  },
  { gives: /^halfway$/i, of: { a: /^last period\b/i, c: /\bcycle\b/i }, formula: 'date(a + 112 + c)' },
]
