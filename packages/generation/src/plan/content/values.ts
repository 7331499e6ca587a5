import { findAttribute } from '../../words/attributes.ts'
import { daysCountedTo } from '../../words/days-counted-to.ts'
import { classOf } from '../../words/noun-classes.ts'
import { remembering } from '../../remembering.ts'
import { toSingular } from '../../words/forms.ts'
import { firstMeant, Searched, has } from '../../understand/searched.ts'

/** `pattern: six values, newest first`: what a measure, a state or an attribute of a thing could be. */
const table = `
  (?:network|internet|connection|download|upload|wi-?fi) speed|speed test|bandwidth: 84 Mb/s; 41 Mb/s; 120 Mb/s; 12 Mb/s; 62 Mb/s; 28 Mb/s
  (?:cpu|clock|processor) (?:frequency|speed): 2.1 GHz; 1.8 GHz; 2.8 GHz; 0.9 GHz; 2.4 GHz; 1.2 GHz
  (?:ram|memory|cpu|gpu|processor|storage|disk) (?:usage|use|load): 42 %; 38 %; 61 %; 24 %; 55 %; 47 %
  ^(?:main |leading )?cast$|^starring$: Ana Petrova, Kim Osei; Jonas Weber, Hana Sato; Priya Nair; Mateo Silva, Noor Rahman; Omar Haddad; Lea Brandt
  ^plot(?: summary)?$|^synopsis$|^storyline$: A ferry, a cold spring and a secret; Two strangers on the last tram; A climb that takes nine years; The other side of a record; What was in the suitcase; A summer in a green house
  (?:shoes?|tyres?|tires?|boots?|chain) mileage$: 412 km; 280 km; 640 km; 118 km; 530 km; 96 km
  (?:${daysCountedTo}) countdown$: 49 days; 52 days; 9 days; 110 days; 3 days; 31 days
  ^(?:today['’]?s )?pollen (?:count|level|load|forecast): Birch, 3 of 4; Grasses, 2 of 4; Hazel, 1 of 4; Alder, 4 of 4; Mugwort, 2 of 4; Ash, 3 of 4
  ^who has it$|^lent to$|^held by$: with Omar; in store; with Lea; with Kim; in store; with Iris
  ^serial numbers?$: No. 4182; No. 2071; No. 3316; No. 1180; No. 5024; No. 0417
  ^wick(?: size| type)?$: Cotton, no. 6; Cotton, no. 8; Wood, 12 mm; Cotton, no. 6; Hemp; Cotton, no. 10
  ^(?:fragrance|scent) (?:load|share|percentage)$: 8 %; 6 %; 10 %; 8 %; 0 %; 7 %
  ^scale$: H0; N; TT; H0; Z; H0
  ^epoch$: III; IV; III; V; II; IV
  dress code: All black; Dark suit; Red scarf; White shirt; Festive; Your own
  ^catalog(?:ue)? (?:number|no)$: Michel 412; Yvert 88; Michel 17b; Scott 1203; Michel 940; Yvert 56
  ^(?:waist|hips?|chest|thigh|arm|bust)(?: (?:measurement|size|circumference))?$: 82 cm; 98 cm; 104 cm; 56 cm; 34 cm; 92 cm
  (?:dietary|food|eating) (?:need|requirement|restriction|preference|wishe?)|^diet$: Vegetarian; No nuts; Vegan; None; No gluten; Halal
  (?:water|river|lake|sea) level|^level of water: 1.24 m; 1.18 m; 1.31 m; 1.09 m; 1.42 m; 1.27 m
  ^(?:current )?latitude: 52.37° N; 38.72° N; 60.39° N; 41.15° N; 48.21° N; 35.68° N
  ^(?:current )?longitude: 4.90° E; 9.14° W; 5.32° E; 8.61° W; 16.37° E; 139.69° E
  ^(?:lat(?:itude)? and long(?:itude)?|coordinate): 52.37, 4.90; 38.72, −9.14; 60.39, 5.32; 41.15, −8.61; 48.21, 16.37; 35.68, 139.69
  ^(?:orbital )?velocity: 27,580 km/h; 27,560 km/h; 27,600 km/h; 27,540 km/h; 27,590 km/h; 27,570 km/h
  ^(?:ticker |stock |coin )?(?:symbol|ticker): LUM; MRW; TDL; HRB; OAK; FLD
  ^market cap(?:italization)?: € 1.2 bn; € 840 m; € 310 m; € 96 m; € 58 m; € 21 m
  ^(?:percentage |price |daily |24h )?change(?: in percent)?$: +2.4 %; −0.8 %; +5.1 %; +0.3 %; −3.6 %; +1.2 %
  ^lucky numbers?$: 4, 17, 23; 8, 12, 40; 3, 9, 27; 11, 22, 33; 5, 14, 38; 2, 7, 19
  ^isbn: 978-3-16-148410-0; 978-0-24-195210-5; 978-1-85-326001-7; 978-3-44-220410-9; 978-0-14-303943-3; 978-2-07-036024-5
  ^(?:remaining time|time remaining|time left): 24:10; 8:45; 52:00; 31:20; 4:05; 17:30
  change (?:over|in|since) |24h change|change of the day: +2.4 %; −0.8 %; +5.1 %; +0.3 %; −3.6 %; +1.2 %
  difference (?:to|from|in|between) .*(?:one|lap|before|previous|time|best): +1.51; −0.38; +2.04; −1.12; +0.66; −0.21
  (?:latin|botanical|scientific) name: Salvia pratensis; Viola odorata; Acer campestre; Malva sylvestris; Urtica dioica; Sorbus aria
  ^week ?day(?: name)?: Tuesday; Friday; Monday; Thursday; Sunday; Wednesday
  ^(?:flowering|blooming) (?:time|season|period): May to July; March; April; June to September; July; May
  (?:average )?waiting time|^average time: 38 s; 42 s; 27 s; 51 s; 33 s; 46 s
  ^(?:wind |wave |current )?direction: South-west; West; North; South-east; North-west; East
  (?:plant|tree|flower|growth) height: 60 cm; 15 cm; 8 m; 90 cm; 120 cm; 12 m
  progress (?:bar|indicator|ring): 62 %; 40 %; 85 %; 10 %; 74 %; 28 %
  ^(?:zip|postal|post)(?: ?code)?$|^postcode: 04109; 10115; 20095; 50667; 80331; 70173
  chance of rain|(?:rain|precipitation) (?:chance|probability): 20 %; 45 %; 10 %; 80 %; 5 %; 60 %
  ^source$|^news source|^publication$: Harbour Post; The Meridian; Evening Lamp; Field Weekly; North Courier; Daily Tide
  ^(?:short )?(?:bio|biography)$: Builds small things; Reads slowly; Early riser; Paints boats; Runs uphill; Bakes on Sundays
  ^(?:phonetic|phonetic spelling|phonetics|ipa|pronunciation)$: /ˈhɑːbə/; /ˈlæntən/; /ˈmɛdəʊ/; /ˈtɪmbə/; /ˈwɪləʊ/; /ˈkændl/
  ^evolution: Two more; None; One more; Two more; None; One more
  ^(?:special )?abilit(?:y|ie): Quick step; Night eyes; Stone skin; Tailwind; Deep breath; Warm paws
  ^family$: Rosaceae; Rutaceae; Musaceae; Lauraceae; Vitaceae; Ericaceae
  ^genus$: Malus; Citrus; Musa; Persea; Vitis; Vaccinium
  visibility: 18 km; 12 km; 24 km; 6 km; 20 km; 9 km
  strength|intensity|pain|loudness: Medium; Strong; Mild; Medium; Mild; Strong
  (?:digital|dcc|ip|device|bus|decoder|loco(?:motive)?) address: 218; 03; 798; 94; 60; 103
  (?:oven|baking|roasting|grill) temp(?:erature)?: 230 °C; 240 °C; 180 °C; 250 °C; 200 °C; 220 °C
  (?:core|meat) temp(?:erature)?: 58 °C; 72 °C; 54 °C; 68 °C; 63 °C; 80 °C
  oven|kiln|firing|cone: 1,240 °C; 1,060 °C; 1,222 °C; 980 °C; 1,240 °C; 1,185 °C
  (?:sea|lake|river|bathing|water) temp(?:erature)?: 18.4 °C; 17.1 °C; 19.2 °C; 20.6 °C; 15.8 °C; 17.9 °C
  (?:pool|tank) temp(?:erature)?: 24.5 °C; 25.1 °C; 23.8 °C; 24.9 °C; 26.0 °C; 24.2 °C
  body temp(?:erature)?|fever: 36.8 °C; 37.2 °C; 38.1 °C; 37.6 °C; 36.9 °C; 36.7 °C
  temperature: 21.4 °C; 19.8 °C; 22.0 °C; 18.6 °C; 20.3 °C; 21.1 °C
  insurance|insured|appraisal|market value|worth: € 2,150; € 890; € 4,300; € 1,240; € 640; € 3,080
  contract (?:length|term|duration)|(?:^| )term$|minimum term: 12 months; 24 months; Monthly; 12 months; 6 months; 24 months
  (?:green|renewable|organic|recycled) (?:share|part|content|energy): 100 %; 62 %; 84 %; 35 %; 100 %; 48 %
  delivery (?:fee|cost)|shipping: € 4.90; Free; € 2.50; € 6.20; Free; € 3.80
  salary|wage|pay$: € 3,120; € 2,840; € 3,450; € 2,610; € 3,900; € 2,980
  rent$|mortgage|loan: € 840; € 1,120; € 690; € 955; € 780; € 1,240
  deposit: € 40; € 25; € 60; € 40; € 15; € 80
  (?:price|cost|tariff|rate) (?:per|a) kwh: € 0.49; € 0.39; € 0.59; € 0.35; € 0.52; € 0.42
  ascent style|style of ascent|climbing style: Redpoint; Onsight; Flash; Top rope; Redpoint; Flash
  rest (?:time|period|interval|duration)|rest between set: 90 s; 60 s; 120 s; 45 s; 180 s; 75 s
  price|cost|fee|budget|expense|fare|charge: € 24; € 18.50; € 36; € 12; € 9.80; € 42
  (?:hourly|daily|day|word|pay|tariff) rate|^rate: € 48; € 62; € 55; € 70; € 45; € 58
  (?:till|cash|price|stock) difference|difference|shortfall: € 2.40; −€ 5.10; € 0.00; € 1.80; −€ 0.60; € 3.20
  (?:labou?r|working|man|billable|work)[- ]hours?: 2.5 h; 1 h; 4 h; 3.5 h; 6 h; 1.5 h
  (?:leave|vacation|holiday|pto|time[- ]off) balance: 12 days; 4 days; 19 days; 8 days; 15 days; 22 days
  (?:party|group|team|crew|class|family) size: 4; 2; 6; 8; 3; 5
  ^(?:total )?loss(?:es)?$|^fines?$|^penalt(?:y|ies)$: € 86; € 41; € 120; € 18; € 64; € 9
  revenue|income|earning|sales|turnover|profit|balance|saving|donation|spending|raised: € 1,284; € 962; € 1,410; € 735; € 1,118; € 860
  milk (?:yield|production|amount)|milk$: 18 l; 21 l; 16 l; 24 l; 19 l; 14 l
  (?:body)?weight|catch|harvest|yield: 4.2 kg; 3.8 kg; 6.1 kg; 2.9 kg; 5.4 kg; 1.7 kg
  rise|growth: 82 %; 64 %; 95 %; 71 %; 48 %; 88 %
  wing(?:span)?: 42 cm; 28 cm; 65 cm; 31 cm; 54 cm; 19 cm
  girth|diameter|circumference: 84 cm; 61 cm; 112 cm; 47 cm; 95 cm; 70 cm
  wave|swell|tide|depth|draught|draft depth: 1.4 m; 0.9 m; 2.1 m; 1.7 m; 0.6 m; 1.2 m
  (?:child|kid|baby|body|my|our|son|daughter|^)height$|^height$: 118.4 cm; 117.9 cm; 117.2 cm; 116.8 cm; 116.1 cm; 115.5 cm
  height: 1.42 m; 0.86 m; 2.10 m; 1.15 m; 0.64 m; 1.78 m
  (?:run|print) length|print run|edition|run size|copies: 500; 1,200; 250; 800; 100; 2,000
  (?:round|session|break|rest|interval|lap|work|pause|focus|sprint|set) (?:length|duration)s?: 3 min; 5 min; 2 min; 4 min; 1 min; 10 min
  (?:queue|line) (?:length|size)|people (?:waiting|in line|in the queue): 12 people; 4 people; 20 people; 7 people; 2 people; 15 people
  hex(?: code| value)?s?$|colou?r codes?$: #2E5E6B; #F2C14E; #B5533C; #21472F; #53599A; #F7F3E8
  length|width: 2.40 m; 1.80 m; 3.10 m; 0.95 m; 2.65 m; 1.20 m
  (?:weekly|monthly) (?:distance|kilomet(?:er|re)|mile)|(?:distance|kilomet(?:er|re)|mile)s? (?:a|per|this) (?:week|month): 51 km; 47 km; 62 km; 38 km; 55 km; 44 km
  distance|range|mileage|(?:daily|today.*) (?:kilomet(?:er|re)|mile): 8.4 km; 12.6 km; 5.2 km; 21.0 km; 3.7 km; 9.9 km
  odometer|kilomet(?:er|re): 48,210 km; 12,940 km; 86,300 km; 31,075 km; 5,480 km; 64,120 km
  altitude|elevation: 612 m; 480 m; 1,240 m; 210 m; 865 m; 390 m
  pace: 5:12; 5:24; 4:58; 5:41; 5:08; 6:02
  shutter speed|exposure time: 1/250 s; 1/125 s; 1/60 s; 1/500 s; 2 s; 1/30 s
  ^iso$: 200; 400; 100; 800; 1600; 200
  (?:playback|reading|scroll|scrolling|adjustable|variable|speaking) speed|speed control: 1.2×; 1×; 1.5×; 0.8×; 2×; 1.1×
  typing speed: 42 wpm; 38 wpm; 51 wpm; 29 wpm; 64 wpm; 47 wpm
  speed|wind: 18 km/h; 14 km/h; 26 km/h; 9 km/h; 21 km/h; 12 km/h
  (?:stock|par|inventory|supply|staffing|minimum) levels?: 12; 6; 40; 8; 24; 3
  (?:tank|fuel|oil|ink|toner) levels?: 62 %; 18 %; 80 %; 44 %; 96 %; 31 %
  battery|charge level|state of charge: 82 %; 64 %; 97 %; 41 %; 100 %; 58 %
  sound|tone$|hum$: Soft; Clear; Deep; Bright; Low; Warm
  ^rain$|precipitation: 2.4 mm; 0 mm; 6.1 mm; 0.8 mm; 12 mm; 3.2 mm
  ^flow$|flow rate|^(?:river |water )?discharge$: 42 m³/s; 38 m³/s; 61 m³/s; 44 m³/s; 52 m³/s; 36 m³/s
  humidity|moisture: 54 %; 61 %; 48 %; 66 %; 52 %; 57 %
  voltage: 12.6 V; 12.2 V; 12.8 V; 11.9 V; 12.4 V; 12.7 V
  power: 214 W; 198 W; 236 W; 160 W; 221 W; 187 W
  (?:driver|safety|quality|health) score: 84; 91; 78; 88; 95; 72
  fuel: 5.8 l; 6.1 l; 5.4 l; 6.6 l; 5.9 l; 5.2 l
  ^mini ?bar(?: (?:consumption|use|usage|items?|sales))?$: 2 waters, 1 bar; 1 beer; Nothing; 1 juice, nuts; 2 beers; Nothing
  energy|consumption|usage|electricity: 4.2 kWh; 3.8 kWh; 5.1 kWh; 2.9 kWh; 4.6 kWh; 3.3 kWh
  (?:water|milk|rain|liquid) (?:amount|level|intake)|(?<!sound |audio |alarm |music |ringer |voice )volume|rainfall: 1.8 l; 2.4 l; 0.9 l; 3.2 l; 1.5 l; 2.1 l
  noise: 48 dB; 41 dB; 63 dB; 36 dB; 55 dB; 44 dB
  ph|acidity: 7.2; 6.8; 7.4; 7.0; 6.6; 7.1
  salinity: 35 ppt; 34 ppt; 36 ppt; 33 ppt; 35 ppt; 34 ppt
  nitrate|phosphate|oxygen level: 5 mg/l; 8 mg/l; 2 mg/l; 10 mg/l; 4 mg/l; 6 mg/l
  ^(?:fuel |petrol |diesel |gas )?price (?:per|of a) (?:litre|liter)|^fuel price: € 1.72; € 1.69; € 1.78; € 1.74; € 1.65; € 1.81
  (?:km|kilomet(?:er|re)s?|miles|distance|range) (?:till|until|to|before) (?:the )?next|^remaining range: 412 km; 280 km; 530 km; 118 km; 640 km; 96 km
  tank pressure|cylinder pressure|end pressure|remaining air|air left: 80 bar; 60 bar; 95 bar; 110 bar; 70 bar; 55 bar
  underwater visibility|visibility underwater: 9 m; 14 m; 4 m; 12 m; 7 m; 18 m
  ha?emoglobin: 13.8 g/dl; 14.2 g/dl; 12.9 g/dl; 15.1 g/dl; 13.4 g/dl; 14.6 g/dl
  ferritin|iron (?:level|value): 62 µg/l; 48 µg/l; 81 µg/l; 35 µg/l; 70 µg/l; 54 µg/l
  cholesterol|triglyceride: 182 mg/dl; 196 mg/dl; 174 mg/dl; 210 mg/dl; 168 mg/dl; 189 mg/dl
  creatinine: 0.9 mg/dl; 1.0 mg/dl; 0.8 mg/dl; 1.1 mg/dl; 0.9 mg/dl; 1.0 mg/dl
  spo2|oxygen saturation|blood oxygen: 97 %; 98 %; 96 %; 99 %; 97 %; 95 %
  hba1c: 6.4 %; 6.8 %; 6.1 %; 7.0 %; 6.5 %; 6.2 %
  respiratory rate|breathing rate: 14 /min; 16 /min; 13 /min; 18 /min; 15 /min; 14 /min
  ^(?:sneezing|cough(?:ing)?|itching|itchy (?:eye|skin|nose)|runny nose|stuffy nose|blocked nose|sore throat|watery eye|nausea|dizziness|headache|bloating|cramp|heartburn|shortness of breath|swelling|rash|stiffness|hot flush(?:e)?|hot flashe?|joint pain|back pain)$: Mild; None; Strong; Mild; None; Mild
  blood pressure: 122/78; 128/82; 118/76; 131/84; 125/80; 119/77
  pulse|heart rate|bpm: 64 bpm; 71 bpm; 58 bpm; 82 bpm; 67 bpm; 75 bpm
  tempo: 96 bpm; 120 bpm; 72 bpm; 132 bpm; 104 bpm; 88 bpm
  tyre|tire|pressure: 2.4 bar; 2.2 bar; 2.6 bar; 2.3 bar; 2.5 bar; 2.1 bar
  calorie: 420 kcal; 310 kcal; 560 kcal; 180 kcal; 390 kcal; 275 kcal
  caffeine|sodium: 80 mg; 120 mg; 45 mg; 160 mg; 95 mg; 60 mg
  protein|fat|sugar|salt|fib(?:er|re)|carb: 24 g; 18 g; 31 g; 9 g; 27 g; 14 g
  carbon|co2|emission|footprint: 2.1 kg; 1.8 kg; 3.4 kg; 1.2 kg; 2.7 kg; 0.9 kg
  medicine dose|dosage|insulin|dose: 6 units; 4 units; 8 units; 2 units; 5 units; 3 units
  glucose|blood sugar: 5.6; 6.1; 4.9; 7.2; 5.4; 5.9
  alcohol: 5.4 %; 4.8 %; 6.2 %; 3.9 %; 7.1 %; 5.0 %
  discount|occupancy|capacity|percentage|share|attendance|margin: 82 %; 74 %; 91 %; 61 %; 86 %; 68 %
  pages|page count: 312; 188; 426; 240; 154; 368
  ^words?$| words?$|word count: 1,840; 2,120; 960; 1,515; 2,480; 1,230
  (?:^| )step$: 8,412; 6,980; 11,204; 4,120; 9,655; 7,318
  point|score: 1,480; 1,215; 1,640; 985; 1,372; 1,108
  player|member|participant|capacity|seat: 14; 9; 22; 6; 17; 11
  version: 2.4; 2.3; 2.2; 2.1; 2.0; 1.9
  ^(?:daily |meal |travel )?allowances?$: € 28.00; € 14.00; € 28.00; € 42.00; € 14.00; € 28.00
  ^(?:success|completion|attendance|response|conversion|recycling|survival|hit) rates?$: 84 %; 79 %; 91 %; 66 %; 88 %; 73 %
  ^(?:hint |time |late )?penalt(?:y|ies|ie)$: +2 min; +5 min; +2 min; +1 min; +10 min; +5 min
  ^sun ?rise(?: (?:hour|time))?s?$: 7:24; 7:26; 7:21; 7:28; 7:19; 7:31
  ^sun ?set(?: (?:hour|time))?s?$: 16:17; 16:15; 16:19; 16:14; 16:21; 16:12
  ^(?:picker|worker|helper|driver|driving|volunteer|staff|crew|signal|machine|engine|running)s?['’]?s? hours?$|^fog signal hours?$: 6.5 h; 7 h; 4 h; 8 h; 5 h; 7.5 h
  working hour|opening hour|hours$|open: 9:00 to 18:00; 8:30 to 17:00; 10:00 to 20:00; 7:00 to 14:00; 9:00 to 13:00; 11:00 to 22:00
  duration|time spent|flight time|screen time|playing time|running time|exposure time: 35 min; 1 h 10; 18 min; 52 min; 41 min; 1 h 25
  ^time|departure|arrival|start time|end time|time$: 18:30; 08:45; 12:15; 20:00; 07:20; 16:40
  phone|mobile number: +49 151 2048; +49 160 3317; +49 172 9051; +49 151 7740; +49 176 4482; +49 157 6093
  \bage$|^age: 4 years; 7 years; 2 years; 11 years; 5 months; 9 years
  (?:birth|hatch)(?:day|ing|ed)?|due date|expir(?:y|ation|es)|best before|deadline|warranty|valid|date: 27 Nov; 4 Dec; 12 Dec; 8 Jan; 19 Jan; 2 Mar
  ^(?:donation|blood) drives?(?: nearby)?$: Parish hall, Friday; Town hall, Saturday; School gym, 28 Nov; Harbour bus, Tuesday; Library, 2 Dec; Mill square, 5 Dec
  ^(?:birth year|year (?:of birth|born)|born)$: 1841; 1822; 1867; 1840; 1858; 1834
  ^(?:death year|year (?:of death|died)|died)$: 1907; 1890; 1921; 1878; 1931; 1899
  year|vintage: 2019; 2012; 2021; 1998; 2016; 2008
  season: Spring; Summer; Autumn; All year; Summer; Winter
  weather|forecast: Sunny; Light rain; Cloudy; Sunny; Windy; Mist
  mood|feeling: Calm; Bright; Tired; Good; Restless; Good
  difficulty: Easy; Medium; Hard; Easy; Medium; Hard
  risk|severity|danger|level: Low; Medium; Low; High; Low; Medium
  priority|urgency: Normal; High; Normal; Low; High; Normal
  condition|state of: Very good; Good; Like new; Worn; Good; Needs repair
  availability: Free; Booked; Free; Reserved; Free; Free
  status|progress: Open; Done; In progress; Done; Open; Done
  quality|result|outcome: Good; Very good; Fair; Good; Poor; Very good
  provider|operator|supplier|company|manufacturer|maker|brand|publisher|label: Norrgard; Mill & Co; Harbour; Linden; Osei Group; Northern
  fabric|cloth|textile|yarn: Linen; Cotton; Wool; Velvet; Silk; Corduroy
  wood|timber: Oak; Walnut; Ash; Pine; Cherry; Maple
  material: Oak; Steel; Brass; Ceramic; Walnut; Glass
  hours? (?:spent|worked|flown|played|practi[sc]ed|given|logged): 46 h; 31 h; 58 h; 12 h; 74 h; 23 h
  (?:minutes?|time) (?:spent|played|practi[sc]ed): 35 min; 50 min; 20 min; 1 h 10; 45 min; 30 min
  money (?:spent|raised)|amount (?:spent|raised): € 38; € 64; € 21; € 112; € 47; € 85
  brightness|magnitude: 2.4 mag; 3.1 mag; 1.8 mag; 4.0 mag; 2.9 mag; 3.6 mag
  number of|count|quantity: 8; 6; 10; 12; 5; 7
  best before|expir(?:y|es|ing|ation): 21 Nov; 24 Nov; 20 Nov; 28 Nov; 23 Nov; 2 Dec
  colou?r|shade|hue|tint: Slate blue; Ivory; Moss; Rust; Ink; Sand
  size: Medium; Large; Small; Medium; Extra large; Small
  shape: Round; Oval; Square; Round; Long; Oval
  origin|country|region|provenance: Portugal; Ghana; Japan; Norway; Peru; Italy
  language: Portuguese; English; Turkish; Swahili; Polish; Japanese
  location|place|address|position|room|area|site|shelf|storage: Linden lane 4; Mill bridge; Old dairy; Harbour gate; East end; Upper yard
  owner|holder|keeper|borrower|author|inspector|guide|driver|pilot|artist|composer|teacher|leader|contact: Lea Brandt; Omar Haddad; Kim Osei; Ana Petrova; Iris Chen; Tomás Rey
  grape(?: variety)?|^wine variety: Riesling; Silvaner; Pinot noir; Merlot; Chardonnay; Syrah
  (?:apple|plant|seed|rose|potato|fruit|flower|vegetable|crop|tomato|pear|plum|tree) (?:variety|cultivar)|^cultivar|^variety: Early Red; Golden Queen; Blue Coast; Old Mill; Moonlight; Sunrise
  breed|variety|species|strain: Marran; Buckfast; Dark sorrel; Old Flemish; Carniolan; Highland
  allergen|allerg(?:y|ie): Nuts; None; Milk; None; Wheat; None
  genre|style: Modern; Classic; Folk; Modern; Classic; Folk
  (?:tax|vat) rate|vat: 19 %; 7 %; 19 %; 19 %; 7 %; 19 %
  blood (?:type|group): A +; 0 +; B +; A −; AB +; 0 −
  soil(?: type| kind)?: Loam; Clay; Sand; Loam; Peat; Clay
  skin type: Normal; Dry; Oily; Mixed; Dry; Normal
  hair type: Straight; Wavy; Curly; Straight; Wavy; Curly
  (?:fuel|engine) (?:type|kind): Petrol; Diesel; Electric; Hybrid; Petrol; Diesel
  (?:bike|bicycle) (?:type|kind): City bike; Road bike; Mountain bike; Cargo bike; City bike; E-bike
  (?:flat|home|house|property) (?:type|kind): Flat; House; Room; Flat; Studio; House
  room (?:type|kind): Single; Double; Family; Single; Double; Family
  waste (?:type|kind): Paper; Glass; Plastic; Organic; Paper; Residual
  type|kind|category|sort: Standard; Special; Standard; Light; Special; Standard
  ^number$|^count$: 3; 1; 5; 2; 4; 1
  number|serial|code|licen[cs]e plate|registration: KW-4182; KW-3907; KW-5120; KW-2764; KW-4458; KW-3031
  frequency: Weekly; Daily; Monthly; Weekly; Twice a week; Yearly
  rating|star: 4.8; 4.6; 4.9; 4.2; 4.7; 4.4
`
const known = table
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map((line) => {
    const end = line.lastIndexOf(': ', line.indexOf(';'))
    // Whole words: a starter has no stars, feeding no fee and salting no salt.
    const form = new RegExp(`(?<![a-z])(?:${line.slice(0, end)})(?:e?s)?(?![a-z])`)
    return { form, values: line.slice(end + 2).split('; ') }
  })

/** Of these one says how good they are; compliance and access are there or not. */
const isJudged =
  /^(?:condition|quality|health|mood|visibility|fitness|comfort|cleanliness|freshness|sleep|result|performance|weather|impression|experience|stability|appearance|safety|progress|status|risk|stress|pain|fatigue)$|ness$/

/** Six values that attributes of this name have, one for each of six things; undefined where the name says of no such. */
export const knownValuesOf = (name: string): readonly string[] | undefined => valuesRead(name) ?? undefined

const valuesRead = remembering<readonly string[] | null>(2000, (name) => {
  const words = name.toLowerCase().split(' ')
  const singular = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')
  return firstMeant(new Searched(singular), known, ({ form }) => form)?.values ?? null
})

/** Whether one can say what a value of this name may be, rather than guess it from what class of noun it is. */
export const isValueKnown = (name: string): boolean =>
  knownValuesOf(name) !== undefined || has(isJudged, toSingular(name.toLowerCase().split(' ').at(-1) ?? ''))

/** Six values as above, and for what is only known to be a measure or a state, six that any of those could have. */
export function valuesOf(name: string): readonly string[] | undefined {
  const found = knownValuesOf(name)
  if (found) return found
  const words = name.toLowerCase().split(' ')
  const head = toSingular(words.at(-1) ?? '')
  const attribute = findAttribute(head)
  if (attribute && attribute.options.length > 1)
    return [0, 1, 2, 3, 4, 5].map((index) => attribute.options[index % attribute.options.length] ?? '')
  const nounClass = classOf(head)
  if (nounClass === 'state' && isJudged.test(head))
    return ['Good', 'Fair', 'Very good', 'Good', 'Poor', 'Good']
  if (nounClass === 'measure') return ['64', '58', '71', '49', '66', '61']
  return undefined
}

const degrees = [
  'None',
  'Very low',
  'Low',
  'Mild',
  'Light',
  'Medium',
  'Moderate',
  'High',
  'Strong',
  'Very high',
  'Severe',
]

/** What one chooses between where these are values: each once, and what tells how much from the least on. */
export function choicesOf(values: readonly string[]): string[] {
  const choices = [...new Set(values)]
  return choices.every((choice) => degrees.includes(choice))
    ? choices.toSorted((one, other) => degrees.indexOf(one) - degrees.indexOf(other))
    : choices
}
