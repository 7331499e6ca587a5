import type { Numbers } from './known-calculations.ts'

/** Calculations of crafts, sports and pastimes, by the words that ask for them. */
export const hobbyCalculations: readonly [RegExp, Numbers][] = [
  [
    /\bbroilers?\b|\bfeed conversion\b|\b(?:chicken|poultry) (?:farm )?(?:cost|profit)/i,
    {
      fields:
        'Chicks | number | 500\nPrice of a chick | money | € 0.62\nFeed consumed in kg | number | 1640\nFeed price a kg | money | € 0.38\nChicks lost | number | 18\nWeight at the exit in kg | number | 2.1',
      samples:
        'icon | title | subtitle | value\negg | Batch 7, 500 chicks | Feed conversion 1.62, mortality 3.6 % | € 0.92\negg | Batch 6, 500 chicks | Feed conversion 1.71, mortality 5.2 % | € 0.99\negg | Batch 5, 450 chicks | Feed conversion 1.66, mortality 4.0 % | € 0.95',
      hero: 'Value of the kg of chicken | € 0.92 | Chicks and feed over all kilos sold | Keep result',
      trend: 'Cost of a kg in cents | 92 | −7',
      facts: '€ 0.92 | A kg\n1.62 | Feed conversion\n3.6 % | Mortality',
      figures: '1.62 | Feed conversion\n3.6 % | Mortality in %\n1,012 kg | Produced\n€ 933 | Cost of raising',
      about: 'Four hundred and eighty-two birds of 2.1 kilos from 1,640 kilos of feed.',
    },
  ],
  [
    /\btitrat\w+/i,
    {
      fields:
        'Acid in ml | number | 25\nBase used in ml | number | 18.4\nBase in mol/l | number | 0.1\nRatio | choice | 1 to 1 | 1 to 1, 1 to 2, 2 to 1',
      samples:
        'icon | title | subtitle | value\ndrop | Vinegar, run 3 | 18.4 ml of 0.1 M NaOH | 0.0736 M\ndrop | Vinegar, run 2 | 18.5 ml of 0.1 M NaOH | 0.0740 M\ndrop | Vinegar, run 1 | 18.9 ml, too fast | 0.0756 M',
      hero: 'Concentration of the acid | 0.0736 mol/l | From 18.4 ml at the end point | Keep result',
      trend: 'Runs in ml | 18.4 | −0.1',
      facts: '0.0736 M | Acid\n18.4 ml | Used\n25 ml | Sample',
      figures: '1.84 mmol | Base',
      about: 'Pink after 18.4 millilitres, two runs within a tenth.',
    },
  ],
  [
    /\bovertime (?:pay )?calculator|\bovertime pay\b|\bcalculat\w* (?:my |the |their )?overtime\b/i,
    {
      fields:
        'Hours worked | number | 46\nRegular hours | number | 40\nPay an hour | money | € 16.50\nOvertime rate | choice | 1.5 times | 1.25 times, 1.5 times, 2 times',
      samples:
        'icon | title | subtitle | value\nclock | Week 47, 46 h | 6 h overtime at 1.5 | € 808.50\nclock | Week 46, 43 h | 3 h overtime at 1.5 | € 734.25\nclock | Week 45, 40 h | No overtime | € 660.00',
      hero: 'Pay this week | € 808.50 | € 148.50 of it for six hours of overtime | Keep result',
      trend: 'Overtime in hours | 6 | +3',
      facts: '€ 808.50 | In all\n6 h | Overtime\n€ 24.75 | Overtime an hour',
      figures: '€ 660.00 | Regular pay\n€ 148.50 | Overtime pay',
      about: 'Forty hours at 16.50 and six at one and a half times that.',
    },
  ],
  [
    /\bweld\w* calculator|\bheat input\b/i,
    {
      fields:
        'Voltage | number | 22\nAmperage | number | 140\nTravel speed in mm/min | number | 240\nProcess | choice | MIG/MAG | MIG/MAG, TIG, Stick, Submerged arc',
      samples:
        'icon | title | subtitle | value\nbolt | Joint W-14, root | 22 V, 140 A, 240 mm/min | 0.62 kJ/mm\nbolt | Joint W-14, fill | 24 V, 180 A, 260 mm/min | 0.80 kJ/mm\nbolt | Joint W-12, cap | 23 V, 160 A, 280 mm/min | 0.63 kJ/mm',
      hero: 'Heat input | 0.62 kJ/mm | With an efficiency of 0.8 for MIG/MAG | Keep result',
      trend: 'Heat input | 0.62 | −0.04',
      facts: '0.62 | kJ/mm\n22 V | Voltage\n140 A | Amperage',
      figures: '0.62 kJ/mm | Heat input',
      about: 'Volts times amps times sixty over the travel speed, times the efficiency of the process.',
    },
  ],
  [
    /\bcandle\b|\bfragrance load\b/i,
    {
      fields:
        'Candles | number | 12\nVessel holds in g | number | 180\nWax | choice | Soy | Soy, Rapeseed, Beeswax, Paraffin\nFragrance in percent | number | 8',
      samples:
        'icon | title | subtitle | value\nflame | Fig and cedar, 12 candles | Soy, 8 % fragrance | 2.0 kg wax\nflame | Orange peel, 6 candles | Rapeseed, 6 % fragrance | 1.0 kg wax\nflame | Plain beeswax, 20 tea lights | No fragrance | 0.4 kg wax',
      hero: 'Wax for the batch | 2,000 g | And 160 g of fragrance for twelve candles | Keep result',
      trend: 'Candles a batch | 12 | +6',
      facts: '2,000 g | Wax\n160 g | Fragrance\n12 | Wicks',
      figures: '160 g | Fragrance',
      about: 'Twelve vessels of 180 grams, eight percent fragrance, poured at 62 degrees.',
    },
  ],
  [
    /\bdepth of field\b|\bhyperfocal\b/i,
    {
      fields:
        'Sensor format | choice | Full frame | Full frame, APS-C, Micro Four Thirds, 1 inch\nFocal length in mm | number | 50\nAperture f/ | number | 8\nSubject distance in m | number | 5',
      samples:
        'icon | title | subtitle | value\ncamera | 50 mm, f/8, 5 m | Full frame, 3.4 to 9.5 m | 6.1 m\ncamera | 85 mm, f/1.8, 2 m | Full frame, 1.97 to 2.03 m | 0.06 m\ncamera | 24 mm, f/11, 2 m | APS-C, 1.0 to 16.2 m | 15.2 m',
      hero: 'Depth of field | 6.1 m | Sharp from near to far limit | Keep result',
      trend: 'Depth of field | 6.1 m | +1.2',
      facts: '6.1 m | Depth of field\n50 mm | Focal length\nf/8 | Aperture',
      figures: '3.4 m | Near limit\n9.5 m | Far limit\n10.5 m | Hyperfocal distance',
      about: 'At fifty millimetres and f/8, what stands five metres away is sharp from 3.4 to 9.5 metres.',
    },
  ],
  [
    /\bnd filters?\b|\bneutral density\b/i,
    {
      fields: 'Shutter speed 1/ | number | 125\nFilter in stops | number | 10',
      samples:
        'icon | title | subtitle | value\ncamera | 1/125, ten stops | Today, harbour | 8.2 s\ncamera | 1/60, six stops | Yesterday, weir | 1.1 s\ncamera | 1/250, three stops | Sunday | 0.03 s',
      hero: 'Shutter speed with filter | 8.2 s | Ten stops darker | Keep result',
      trend: 'Seconds | 8.2 s | +1.1',
      facts: '8.2 s | With filter\n1/125 | Without\n10 | Stops',
      figures: '1024 | Filter factor',
      about: 'Ten stops turn a hundred-and-twenty-fifth into eight seconds.',
    },
  ],
  [
    /\bnitrox\b|\bmaximum operating depth\b|\bequivalent air depth\b/i,
    {
      fields:
        'Oxygen in percent | number | 32\nHighest partial pressure | number | 1.4\nPlanned depth in m | number | 30',
      samples:
        'icon | title | subtitle | value\nwave | Nitrox 32 | At 1.4 bar | 33.8 m\nwave | Nitrox 36 | At 1.4 bar | 28.9 m\nwave | Nitrox 28 | At 1.4 bar | 40.0 m',
      hero: 'Maximum operating depth | 33.8 m | At the highest partial pressure | Keep result',
      trend: 'Deepest | 33.8 m | +1.2',
      facts: '33.8 m | Deepest\n32 % | Oxygen\n1.4 | Bar',
      figures: '24.4 m | Equivalent air depth\n1.28 bar | Oxygen at planned depth',
      about: 'With 32 percent oxygen one goes no deeper than 33.8 metres.',
    },
  ],
  [
    /\b(?:bicycle|bike|cycling|drivetrain|cassette)\b[^.]{0,40}\bgear|\bgear (?:ratio|inch\w*|calculator)\b|\bchainrings?\b/i,
    {
      fields:
        'Chainring teeth | number | 44\nSprocket teeth | number | 16\nWheel circumference in m | number | 2.1\nCadence | number | 90',
      samples:
        'icon | title | subtitle | value\nbike | 44 × 16 | 31 km/h at 90 | 2.75\nbike | 44 × 11 | 45 km/h at 90 | 4.00\nbike | 28 × 32 | 10 km/h at 90 | 0.88',
      hero: 'Gear ratio | 2.75 | Turns of the wheel for one of the crank | Keep result',
      trend: 'Gear ratio | 2.75 | +0.25',
      facts: '2.75 | Ratio\n44 | Chainring\n16 | Sprocket',
      figures: '5.8 m | Development\n31 km/h | Speed at this cadence',
      about: 'Forty-four to sixteen: 5.8 metres for each turn of the crank.',
    },
  ],
  [
    /\bdew ?point\b|\bmould risk\b|\babsolute humidity\b/i,
    {
      fields: 'Air temperature in °C | number | 21\nRelative humidity in percent | number | 60',
      samples:
        'icon | title | subtitle | value\ndrop | Living room, 21 °C | 60 % | 12.9 °C\ndrop | Cellar, 14 °C | 78 % | 10.2 °C\ndrop | Bathroom, 24 °C | 82 % | 20.7 °C',
      hero: 'Dew point | 12.9 °C | Colder walls get wet | Keep result',
      trend: 'Dew point | 12.9 °C | −0.6',
      facts: '12.9 °C | Dew point\n21 °C | Air\n60 % | Humidity',
      figures: '11.0 g/m³ | Absolute humidity',
      about: 'Air of 21 degrees and sixty percent begins to drip at 12.9 degrees.',
    },
  ],
  [
    /\bhow much (?:concrete|cement)\b|\bconcrete (?:mix\w*|calculator|volume|bags)\b|\b(?:sand|gravel),? (?:and )?(?:sand|cement)\b|\bcement (?:mix|calculator)\b/i,
    {
      fields:
        'Concrete length in m | number | 4\nConcrete width in m | number | 3\nThickness in cm | number | 10\nBag in kg | number | 25',
      samples:
        'icon | title | subtitle | value\nlayers | Floor of the shed, 4 × 3 m | 10 cm thick | 1.20 m³\nlayers | Path, 8 × 1 m | 8 cm thick | 0.64 m³\nlayers | Four post holes | 30 × 30 × 60 cm | 0.22 m³',
      hero: 'Concrete needed | 1.20 m³ | One part cement, two sand, three gravel | Keep result',
      trend: 'Concrete | 1.20 m³ | +0.20',
      facts: '1.20 m³ | Concrete\n12 m² | Area\n10 cm | Thick',
      figures: '384 kg | Cement\n768 kg | Sand\n1,296 kg | Gravel',
      about: 'Twelve square metres, ten centimetres thick: a cubic metre and a fifth.',
    },
  ],
  [
    /\bhull speed\b/i,
    {
      fields: 'Waterline length in m | number | 9\nDisplacement in t | number | 5',
      samples:
        'icon | title | subtitle | value\nwave | 9.0 m | 5 t | 7.3 kn\nwave | 7.2 m | 2.4 t | 6.5 kn\nwave | 12.0 m | 11 t | 8.4 kn',
      hero: 'Hull speed | 7.3 kn | As fast as she goes without planing | Keep result',
      trend: 'Hull speed | 7.3 kn | +0.4',
      facts: '7.3 kn | Hull speed\n9 m | Waterline\n5 t | Displacement',
      figures: '13.5 km/h | In km/h',
      about: 'Nine metres of waterline give 7.3 knots.',
    },
  ],
  [
    /\btwo[- ]stroke\b|\b2[- ]stroke\b|\bpremix\b|\boil mix\w*\b/i,
    {
      fields: 'Fuel in l | number | 5\nMix one to | number | 50',
      samples:
        'icon | title | subtitle | value\ndrop | 5 l, 1 : 50 | Chainsaw | 100 ml\ndrop | 10 l, 1 : 40 | Old moped | 250 ml\ndrop | 3 l, 1 : 25 | Outboard, running in | 120 ml',
      hero: 'Oil to add | 100 ml | For the whole can | Keep result',
      trend: 'Oil | 100 ml | −20',
      facts: '100 ml | Oil\n5 l | Fuel\n1 : 50 | Mix',
      figures: '2.0 % | Share of oil',
      about: 'Five litres at one to fifty take a hundred millilitres of oil.',
    },
  ],
  [
    /\b(?:blood alcohol|\bbac\b|promille|widmark)\b/i,
    {
      fields:
        'Body weight in kg | number | 68\nBody | choice | Female | Female, Male\nAlcohol in g | number | 36\nHours since | number | 3',
      samples:
        'icon | title | subtitle | value\nwine | Two glasses of wine | 3 hours ago | 0.51\nwine | Two beers | 2 hours ago | 0.44\nwine | One sherry | 1 hour ago | 0.12',
      hero: 'Blood alcohol | 0.51 ‰ | A rough figure, never a reason to drive | Keep result',
      trend: 'Blood alcohol | 0.51 ‰ | −0.15',
      facts: '0.51 ‰ | Blood alcohol\n36 g | Alcohol\n3 h | Since',
      figures: '3.4 h | Until sober',
      about: 'Three glasses, three hours ago. About three and a half hours until nothing is left.',
    },
  ],
  [
    /\b(?:aquarium|fish tank|tank) (?:volume|size|litres|gallons)?\s?(?:calculator|volume)\b/i,
    {
      fields:
        'Length in cm | number | 80\nWidth in cm | number | 35\nHeight in cm | number | 40\nGravel in cm | number | 5',
      samples:
        'icon | title | subtitle | value\nfish | 80 × 35 × 40 | Gravel 5 cm | 98 l\nfish | 60 × 30 × 36 | Gravel 4 cm | 58 l\nfish | 120 × 50 × 50 | Sand 3 cm | 282 l',
      hero: 'Water volume | 98 l | Without the gravel | Keep result',
      trend: 'Water | 98 l | +6',
      facts: '98 l | Water\n112 l | Tank\n14 l | Gravel',
      figures: '112 l | Tank volume\n29 l | A water change',
      about: 'A hundred and twelve litres, ninety-eight of them water.',
    },
  ],
  [
    /\bknitting (?:gauge|calculator)|\bgauge (?:calculator|swatch)|\bcast on\b|\bstitch calculator/i,
    {
      fields:
        'Stitches in 10 cm | number | 22\nRows in 10 cm | number | 30\nWidth in cm | number | 50\nLength in cm | number | 60',
      samples:
        'icon | title | subtitle | value\nshirt | Back of the jumper | 50 × 60 cm | 110\nshirt | Scarf | 24 × 160 cm | 53\nshirt | Baby blanket | 70 × 90 cm | 140',
      hero: 'Cast on | 110 | Stitches for the whole width | Keep result',
      trend: 'Stitches | 110 | +8',
      facts: '110 | Stitches\n180 | Rows\n22 | In 10 cm',
      figures: '110 | Stitches\n180 | Rows',
      about: 'Twenty-two stitches in ten centimetres: a hundred and ten for fifty.',
    },
  ],
  [
    /\b(?:soap|lye|saponif\w+|superfat)\b[^.]{0,30}\b(?:calculator|recipe|lye)|\blye calculator\b|\bsaponification\b/i,
    {
      fields:
        'Olive oil in g | number | 500\nCoconut oil in g | number | 250\nSuperfat in percent | number | 5',
      samples:
        'icon | title | subtitle | value\ndrop | Kitchen bar | 500 g olive, 250 g coconut | 108 g\ndrop | Castile | 750 g olive | 96 g\ndrop | Shampoo bar | Olive, coconut, castor | 104 g',
      hero: 'Lye (NaOH) | 108 g | Goggles on, lye into water | Keep result',
      trend: 'Lye | 108 g | −4',
      facts: '108 g | Lye\n215 g | Water\n5 % | Superfat',
      figures: '215 g | Water\n750 g | Oils in all',
      about: 'Seven hundred and fifty grams of oils with five percent left over.',
    },
  ],
  [
    /\btelescope\b[^.]{0,40}\b(?:calculator|magnification|eyepieces?)|\beyepiece calculator\b/i,
    {
      fields:
        'Focal length of telescope in mm | number | 1000\nEyepiece in mm | number | 10\nAperture in mm | number | 130\nField of eyepiece in ° | number | 52',
      samples:
        'icon | title | subtitle | value\nstar | 1,000 mm, 10 mm | Jupiter | 100 ×\nstar | 1,000 mm, 25 mm | Pleiades | 40 ×\nstar | 1,000 mm, 6 mm | Moon, very steady air | 167 ×',
      hero: 'Magnification | 100 × | Focal length by eyepiece | Keep result',
      trend: 'Magnification | 100 × | +20',
      facts: '100 × | Magnification\n1.3 mm | Exit pupil\n0.5° | True field',
      figures: '1.3 mm | Exit pupil\n0.5° | True field of view\n260 × | Highest useful magnification',
      about: 'A hundred times, half a degree of sky, an exit pupil of 1.3 millimetres.',
    },
  ],
  [
    /\b(?:stairs?|staircase|steps of a stair)\b[^.]{0,20}\bcalculator\b|\brise and run\b/i,
    {
      fields: 'Height in cm | number | 280\nSteps | number | 16',
      samples:
        'icon | title | subtitle | value\nrows | Hall, 280 cm | 16 steps | 17.5 cm\nrows | Attic, 252 cm | 14 steps | 18.0 cm\nrows | Garden, 96 cm | 6 steps | 16.0 cm',
      hero: 'Rise of a step | 17.5 cm | Comfortable between 16 and 19 | Keep result',
      trend: 'Rise | 17.5 cm | −0.5',
      facts: '17.5 cm | Rise\n28.0 cm | Run\n16 | Steps',
      figures: '28.0 cm | Run of a step\n420 cm | Length of the stairs',
      about: 'Sixteen steps of 17.5 centimetres, twenty-eight deep.',
    },
  ],
  [
    /\bcaffeine\b[^.]{0,50}\b(?:half[- ]life|left|calculator|body)|\bhalf[- ]life calculator\b/i,
    {
      fields: 'Caffeine in mg | number | 200\nHours since | number | 6\nHalf-life in hours | number | 5',
      samples:
        'icon | title | subtitle | value\ncoffee | Two coffees | 6 hours ago | 87 mg\ncoffee | Espresso | 2 hours ago | 48 mg\ncup | Black tea | 9 hours ago | 14 mg',
      hero: 'Still in you | 87 mg | Sleep is better below 50 | Keep result',
      trend: 'Caffeine | 87 mg | −12',
      facts: '87 mg | Left\n200 mg | Drunk\n6 h | Since',
      figures: '38 mg | In six hours',
      about: 'Of two hundred milligrams eighty-seven are left after six hours.',
    },
  ],
  [
    /\bmodel scale\b|\bscale (?:model|calculator|converter)\b|\bmodel rail\w*\b[^.]{0,30}\bscale/i,
    {
      fields: 'Length of the original in m | number | 12\nScale one to | number | 87',
      samples:
        'icon | title | subtitle | value\ntrain | Carriage, 26.4 m | H0, 1 : 87 | 303 mm\ntrain | House, 12 m | H0, 1 : 87 | 138 mm\nplane | Glider, 15 m | 1 : 48 | 313 mm',
      hero: 'Length of the model | 138 mm | At this scale | Keep result',
      trend: 'Model | 138 mm | +12',
      facts: '138 mm | Model\n12 m | Original\n1 : 87 | Scale',
      figures: '13.8 cm | In centimetres',
      about: 'Twelve metres become 138 millimetres in H0.',
    },
  ],
  [
    /\bheart rate zones?\b|\bmaximum heart rate\b|\bkarvonen\b|\btraining zones?\b/i,
    {
      fields: 'Age | number | 34\nResting pulse | number | 58',
      samples:
        'icon | title | subtitle | value\nheart | Zone 2, easy | 60 to 70 % | 135\nheart | Zone 3, steady | 70 to 80 % | 148\nheart | Zone 4, threshold | 80 to 90 % | 160',
      hero: 'Easy runs from | 135 | Sixty percent of the reserve | Keep result',
      trend: 'Zone 2 | 135 | −1',
      facts: '186 | Highest\n58 | Resting\n128 | Reserve',
      figures: '186 | Maximum heart rate\n148 | Zone 3 from\n160 | Zone 4 from\n173 | Zone 5 from',
      about: 'A hundred and eighty-six at most, easy runs between 135 and 148.',
    },
  ],
  [
    /\b(?:print size|dpi|ppi|pixels per inch)\b[^.]{0,30}\b(?:calculator|print)|\bdpi calculator\b/i,
    {
      fields:
        'Width in pixels | number | 6000\nHeight in pixels | number | 4000\nDots per inch | number | 300',
      samples:
        'icon | title | subtitle | value\nimage | 6000 × 4000 at 300 | Best quality | 50.8 cm\nimage | 4000 × 3000 at 300 | Best quality | 33.9 cm\nimage | 6000 × 4000 at 150 | Poster | 101.6 cm',
      hero: 'Print width | 50.8 cm | At this resolution | Keep result',
      trend: 'Print width | 50.8 cm | +4',
      facts: '50.8 cm | Wide\n33.9 cm | High\n300 | Dpi',
      figures: '33.9 cm | Print height\n24.0 | Megapixels',
      about: 'Twenty-four megapixels at three hundred dots are half a metre wide.',
    },
  ],
  [
    /\b(?:download|upload|transfer|copy) time calculator\b|\bhow long (?:a |the )?(?:downloads?|uploads?|transfers?)\b/i,
    {
      fields: 'Size in GB | number | 25\nSpeed in Mbit/s | number | 100',
      samples:
        'icon | title | subtitle | value\ndownload | 25 GB at 100 Mbit/s | Game | 33 min\ndownload | 4 GB at 50 Mbit/s | Film | 11 min\ndownload | 1 GB at 16 Mbit/s | Photos | 8 min',
      hero: 'It takes | 33 min | At full speed all the while | Keep result',
      trend: 'Minutes | 33 min | −4',
      facts: '33 min | Takes\n25 GB | Size\n100 | Mbit/s',
      figures: '12.5 MB/s | Megabytes a second',
      about: 'Twenty-five gigabytes at a hundred megabits take thirty-three minutes.',
    },
  ],
]
