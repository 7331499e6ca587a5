import { defineKind } from '../kind.ts'

/** What is written, said and heard, what one pays, and what goes through one's head. */
export const writtenKinds = [
  defineKind({
    id: 'speech',
    nouns:
      'speech, wedding speech, toast, eulogy, sermon, homily, monologue, dialogue, sketch script, script, screenplay, stand-up set, obituary, letter, love letter, cover letter, complaint letter, resignation letter, story, short story, fairy tale, fable, legend, myth, ghost story, bedtime story, novel, chapter, memoir, diary page, fan fiction, poem, haiku, limerick, sonnet, lyric, song text, hymn, psalm, lullaby, nursery rhyme, recipe text, vow, wedding vow, prayer text, blessing text, mantra, spell text, speech draft',
    icon: 'pen',
    picture: 'book',
    names:
      'What she taught us; For Lea and Kim; A word of thanks; Two chairs by the sea; To all who came; The long way home',
    lines:
      '4 min, second draft; 6 min, ready; 3 min, first notes; 5 min, ready; 8 min, to shorten; 4 min, learnt by heart',
    states: 'Draft: neutral; Ready: success; Draft: neutral; Ready: success',
    values: '4 min; 6 min; 3 min; 5 min; 8 min; 4 min',
    fields: `
      Title | text | What she taught us
      For | text | Family and friends
      Date | date | Sat 28 Nov
      Length | text | 4 min
      Begins with | text | When I was seven, she gave me a key
      Main thought | text | She always left the door open
      Status | choice | Draft | Notes, Draft, Ready
      Text | long | When I was seven, she gave me a key and said: you never have to ring here.
      Notes | long | Breathe after the first line`,
    about:
      'When I was seven, she gave me a key and said: you never have to ring here. I have thought of that key every day this week.',
    figures: '12 | {Ns} | +1\n5 | Ready\n4 min | Mean length',
    use: 'Read it aloud',
    care: 'Write down three memories; Choose one thought; Write the first line; Read it aloud; Cut a third; Print it large',
    log: {
      one: 'Reading',
      add: 'Log reading',
      names:
        'Read aloud at home; To Kim, on the phone; First draft; Shortened; By heart, nearly; In the hall',
      values: '4:10; 4:40; 6:05; 3:50; 4:00; 4:15',
      fields: `
      Which | text | What she taught us
      Date | date | Thu 19 Nov
      Length | text | 4:10
      How it went | choice | Well | Well, So-so, Not yet
      Notes | long | Slower at the end`,
      trend: 'Length | 4:10 | −0:30',
    },
  }),
  defineKind({
    id: 'address',
    nouns:
      'parliament speech, political speech, public speech, address, oration, lecture text, keynote text, presentation, pitch, debate case, argument, testimony, statement, essay, article, column, blog post, newsletter, press release, report, thesis, abstract, manifesto, editorial, minutes, transcript of debate, policy paper, white paper, brief, position paper',
    icon: 'mic',
    picture: 'book',
    names:
      'A bridge for both banks; On the price of bread; Three reasons for clean water; What schools need now; The night trains; A word on housing',
    lines:
      'Lea Brandt, 12 min; Omar Haddad, 9 min; Kim Osei, 6 min; Ana Petrova, 14 min; Iris Chen, 8 min; Tomás Rey, 11 min',
    states: 'New: primary; Read: success; Marked: warning; Read: success',
    values: '12 min; 9 min; 6 min; 14 min; 8 min; 11 min',
    fields: `
      Title | text | A bridge for both banks
      By | person | Lea Brandt
      Date | date | Tue 17 Nov
      Topic | choice | Transport | Transport, Schools, Health, Housing, Money
      Length | text | 12 min
      Main point | text | The crossing pays for itself in nine years
      Text | long | For forty years we have looked at the other bank and counted what it would cost to reach it.
      Notes | long | Compare with the debate of May`,
    about:
      'For forty years we have looked at the other bank and counted what it would cost to reach it. Today I ask you to count what it has cost not to.',
    figures: '148 | {Ns} | +6\n24 | Marked\n9 min | Mean length',
    use: 'Read',
    care: 'Read the first and last lines; Note the main point; Mark numbers and sources; Look up who answered; Compare with an older one; Write your own view',
    log: {
      one: 'Note',
      add: 'Add note',
      names:
        'Numbers to check; Best line so far; Answer of the other side; Quoted in the paper; For the debate on Tuesday; Main point in one sentence',
      values: 'Open; Marked; Done; Done; Open; Done',
      fields: `
      Note | text | Numbers to check
      Which | text | A bridge for both banks
      Date | date | Thu 19 Nov
      Topic | choice | Transport | Transport, Schools, Health, Housing, Money
      Notes | long | The report says eleven years`,
      trend: 'Read a week | 9 | +2',
    },
  }),
  defineKind({
    id: 'map',
    nouns:
      'map, antique map, old map, city map, world map, sea map, chart, sea chart, nautical chart, star chart, atlas, globe map, blueprint, treasure map, trail map, road map, survey map, old print, city view, panorama, engraved view, architectural drawing, ship plan, railway plan',
    icon: 'map',
    picture: 'map',
    names:
      'Harbour of Lisbon, 1784; Ghent in six sheets, 1810; The northern coast, 1842; Road map of 1926; Alps, eastern part, 1861; The world in two circles, 1702',
    lines:
      'Copper engraving, coloured by hand; Complete, one fold repaired; 52 × 38 cm, framed; On linen, good; With the old light towers; Small tear, wide margins',
    states: 'Owned: success; Owned: success; Framed: primary; Wanted: warning',
    values: '€ 240; € 620; € 180; € 38; € 310; € 1,150',
    fields: `
      Title | text | Harbour of Lisbon, 1784
      Drawn by | text | J. Norrgard
      Year | number | 1784
      Area | place | Lisbon
      Technique | choice | Copper engraving | Copper engraving, Lithograph, Print, Drawing
      Size | text | 52 × 38 cm
      Condition | choice | Good | Very good, Good, Repaired, Fair
      Price | money | € 240
      Photo | photo | {picture}
      Notes | long | Light towers are drawn that stood until 1810`,
    about:
      'Engraved in copper and coloured by hand soon after. One fold is repaired on the back; the margins are wide.',
    figures: '64 | {Ns} | +2\n€ 8,420 | Worth\n5 | Wanted',
    use: 'Compare',
    care: 'Keep away from sun and damp; Photograph front and back; Measure it; Note paper and colour; Use paper without acid; Update the value',
    log: {
      one: 'Find',
      add: 'Add find',
      names:
        'Lisbon at the fair; Six sheets from an auction; Fold repaired; Framed without acid; Swapped with Iris; Seen in a museum',
      values: '€ 180; € 540; € 60; € 84; Swap; Seen',
      fields: `
      What | text | Harbour of Lisbon, 1784
      Date | date | Sat 14 Nov
      Where from | text | Fair in Ghent
      Paid | money | € 180
      Photo | photo | {picture}
      Notes | long | One more sheet is missing`,
      trend: 'Worth | € 8,420 | +240',
    },
  }),
  defineKind({
    id: 'reading',
    entry: 'Reading',
    nouns:
      'horoscope, daily horoscope, cat horoscope, birth chart, moon calendar, astrology, fortune, fortune telling, weather proverb, daily card, card of the day, verse of the day, chinese zodiac, star sign, lucky number',
    icon: 'moon',
    picture: 'night',
    names:
      'A good day for small steps; Visitors bring news; Rest first, then leap; Somebody watches from afar; Trust the warm spot; Say it twice',
    lines:
      'Thu 19 Nov, moon in Leo; Wed 18 Nov, moon in Leo; Tue 17 Nov, moon in Cancer; Mon 16 Nov, moon in Cancer; Sun 15 Nov, moon in Gemini; Sat 14 Nov, moon in Gemini',
    states: 'Today: primary; Came true: success; Open: neutral; Came true: success',
    fields: `
      Reading | long | A good day for small steps
      Date | date | Thu 19 Nov
      Sign | choice | Leo | Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces
      Mood | slider | 4
      Luck | slider | 3
      Lucky colour | text | Moss green
      Came true | switch | yes
      Notes | long | Slept on the letter all morning`,
    about:
      'The moon stands in Leo and asks for patience. Small steps, a warm place and one good meal are enough for today.',
    figures: '4 of 5 | Mood\n3 of 5 | Luck\n62 % | Came true',
    use: 'Came true',
    care: 'Read it after breakfast; Note what came true; Compare with yesterday; Send it to a friend; Look at the week; Smile about it',
    log: {
      one: 'Reading',
      add: 'Add reading',
      names:
        'A good day for small steps; Visitors bring news; Rest first, then leap; Somebody watches from afar; Trust the warm spot; Say it twice',
      values: 'Today; True; Open; True; Open; True',
      fields: `
      Reading | long | A good day for small steps
      Date | date | Thu 19 Nov
      Mood | slider | 4
      Came true | switch | yes
      Notes | long | Slept on the letter all morning`,
      trend: 'Came true | 62 % | +4',
    },
  }),
  defineKind({
    id: 'saying',
    nouns:
      'insult, compliment, pick-up line, joke, dad joke, pun, riddle, tongue twister, quote, quotation, proverb, saying, idiom, slang, slang word, swear word, curse, aphorism, motto, slogan, catchphrase, last word, epitaph, affirmation, verse, bible verse, hadith, koan, palindrome, anagram, word, new word, vocabulary, phrase, foreign phrase, dialect word, baby word, band name, character name, pet name, cat name, street name, place name, name, nickname, title, password hint, conversation starter, icebreaker, question, trivia, fact, fun fact, rumour, prediction, excuse, lie, apology, secret, regret, wish, dream, daydream, nightmare tale, memory, childhood memory, anecdote, idea, business idea, gift idea, date idea, invention, thought, opinion, grievance, pet peeve, fear, worry, hope, goal, resolution, promise, virtue, sin, good deed, act of kindness, gratitude, blessing of the day, lesson learnt, mistake, failure, win, small win, achievement, decision, dilemma, principle, rule, life hack, trick of the trade, superstition, omen, synchronicity, déjà vu, coincidence, yes, toast line, oath, cliché, hashtag slogan, gossip, rumor, tale, adage, maxim, moral, parable, allegory, pun of the day, catch phrase, tagline, headline idea, plot idea, plot hole, story idea, prompt for writing, writing prompt, drawing prompt, journaling prompt, poem line, first line, last line, film quote, song line, movie line, chat-up line, comeback, retort, heckle, put-down, nonsense word, made-up word, family word, baby name, dog name, boat name, house name, character, villain, fictional character, imaginary friend, alter ego, bucket list idea, present idea, costume idea, recipe idea, dinner idea, weekend idea, name idea, tattoo idea, logo idea, app name, startup idea, research question, hypothesis, observation of the day, hunch, gut feeling, emotion, feeling, moment of joy, joy, sorrow, grief, guilt, shame, anger, trigger thought, negative thought, worry thought, intention, mantra for today, life lesson, value, boundary, red flag, green flag, deal breaker, love language, compliment received, thank-you, apology owed, favour, favor, promise made, bet lost, debt of honour, bad habit, guilty pleasure, craving note, phobia, hallucination, vision, epiphany, revelation, false memory, childhood nickname, school memory, war story, travel story, family story, ancestor story',
    icon: 'chat',
    picture: 'book',
    names:
      'The one about the key; Better late than loud; Three words from Ida; Said on the stairs; For rainy days; Heard at the harbour',
    lines:
      'Heard from Omar; Written down on Sunday; Makes Kim laugh; For the next feast; Short and true; From a letter of 1924',
    states: 'Favorite: primary; New: success; Used: neutral; Favorite: primary',
    fields: `
      Text | long | Better late than loud
      From | text | Heard from Omar
      Date | date | Thu 19 Nov
      Topic | choice | Friends | Friends, Family, Work, Love, Other
      For | text | The next feast
      Favorite | switch | yes
      Notes | long | Works best when nobody expects it`,
    about: 'Heard from Omar on the stairs, and never forgotten. Works best when nobody expects it.',
    figures: '148 | {Ns} | +6\n24 | Favorites\n1 | A day',
    use: 'Share',
    care: 'Write it down at once; Note who said it; Give it a topic; Mark the best; Use one this week; Read an old one',
    log: {
      one: 'Entry',
      add: 'Add {n}',
      names:
        'The one about the key; Better late than loud; Three words from Ida; Said on the stairs; For rainy days; Heard at the harbour',
      values: 'New; Used; New; Favorite; Used; New',
      fields: `
      Text | long | Better late than loud
      Date | date | Thu 19 Nov
      From | text | Heard from Omar
      Topic | choice | Friends | Friends, Family, Work, Love, Other
      Notes | long | Works best when nobody expects it`,
      trend: 'Noted a week | 6 | +2',
    },
  }),
  defineKind({
    id: 'paper',
    nouns:
      'document, paper, plan, floor plan, deed, title deed, will, testament, contract, lease, licence, license, permit, visa, passport, identity card, id card, certificate, birth certificate, diploma, degree, transcript, patent, trademark, copyright, warranty, guarantee, receipt, invoice, quote for work, estimate, prescription, referral, lab report, x-ray image, medical record, insurance policy, policy, petition, statute, law, regulation, bylaw, treaty, court order, warrant, summons, parking ticket, speeding ticket, ticket, voucher, coupon, gift card, cheque, bond, share certificate, ledger, register, parish register, census record, family record, old letter, manuscript, scroll, codex, sheet music, menu, leaflet, brochure, catalogue, manual, instruction, user guide, form, questionnaire, ballot, minute, agenda, memo, note, newspaper, clipping, newspaper clipping, comic strip, crossword, bookplate, bookmark, tag, barcode, treatise, grant, tender, bid, standard, protocol, recipe card, knitting pattern, sewing pattern, dress pattern, seed catalogue, timetable',
    icon: 'file',
    names: '{N} of 1924; {N}, Linden lane; {N} no. 118; {N}, copy; {N} for Omar; {N}, signed',
    lines:
      'Folder 3, original; Valid until 1 Mar 2027; Waits for a signature; Scanned on Sunday; With the notary; Four pages, one map',
    states: 'Valid: success; Valid: success; Runs out soon: warning; Waiting: primary',
    values: '1924; 2027; May; 4 p.; 2031; 12 p.',
    fields: `
      Title | text | {N}, Linden lane
      Number | text | KW-4182
      Date | date | 12 Mar 2024
      Valid until | date | 1 Mar 2027
      With | person | Omar Haddad
      Kept at | place | Folder 3
      Status | choice | Valid | Draft, Waiting, Valid, Run out
      Photo | photo | {picture}
      Notes | long | The original is in the safe`,
    about: 'Signed in March 2024 and valid for three years. The original is in the safe, a copy in folder 3.',
    figures: '64 | {Ns} | +2\n3 | Run out soon\n5 | Waiting',
    use: 'Open',
    care: 'Scan both sides; Note until when it is valid; Put it into its folder; Ask for a copy; Remind before it runs out; Shred what is old',
    log: {
      one: 'Step',
      add: 'Add step',
      names: 'Handed in; Question from the office; Signed by Omar; Copy sent; Fee paid; Answer came',
      values: 'Done; Open; Done; Done; € 24; Approved',
      fields: `
      What | text | Handed in
      Date | date | Thu 19 Nov
      With | person | Omar Haddad
      Status | choice | Done | Open, Done
      Cost | money | € 24
      Notes | long | Answer within four weeks`,
      trend: 'Open steps | 5 | −1',
    },
  }),
  defineKind({
    id: 'sound',
    nouns:
      'sound, stethoscope sound, heart sound, lung sound, noise recording, white noise, ambient sound, field recording, birdsong, bird call, whale song, animal sound, ringtone, alarm tone, jingle, sound effect, sample, loop, beat, riff, melody, tune, hymn tune, chime, peal, song, lullaby recording, voice message, oral history, radio play, podcast episode, audiobook, accent, dialect recording, pronunciation, echo, roar, howl, whisper, scream, rumble, murmur, buzz, click, squeak, creak, drone note, hum, knock, bang, thump, splash, siren, foghorn, church bell, train whistle, ship horn, engine sound, applause, laughter, laugh, cry, baby cry, snore, cough sound, breath sound, bowel sound, murmur of heart, music, piece of music, symphony, concerto, sonata, overture, aria, opera, ballad, chant, anthem, national anthem, folk song, sea shanty, hymn recording, blues, jazz standard, drum loop, synth patch, preset',
    icon: 'volume',
    names:
      '{N}, low and even; {N}, short and bright; {N}, two beats; {N}, far away; {N}, rising; {N}, with echo',
    lines:
      '0:42, very clear; 1:10, a little noise; 0:24, slowed down; 2:05, recorded at dawn; 0:36, with comment; 1:48, left side',
    states: 'Heard: success; New: primary; Heard: success; To repeat: warning',
    values: '0:42; 1:10; 0:24; 2:05; 0:36; 1:48',
    fields: `
      Name | text | {N}, low and even
      Length | text | 0:42
      Recorded | date | Thu 19 Nov
      Where | place | Room 12
      Kind | choice | Even | Even, Rising, Falling, Broken
      Loudness | slider | 4
      Notes | long | Listen for the pause after the second beat`,
    about:
      'Low and even, with a short pause after the second beat. Use headphones, and listen twice before you read on.',
    figures: '48 | {Ns} | +4\n31 | Heard\n82 % | Told apart',
    use: 'Listen',
    care: 'Use headphones; Listen twice; Name it before reading; Compare with its like; Mark what was hard; Repeat after a week',
    log: {
      one: 'Recording',
      add: 'Add recording',
      names: 'Room 12, morning; Far away, evening; Two in a row; At dawn; After the rain; With Kim',
      values: '0:42; 1:10; 0:24; 2:05; 0:36; 1:48',
      fields: `
      Name | text | {N}, low and even
      Date | date | Thu 19 Nov
      Length | text | 0:42
      Where | place | Room 12
      Notes | long | Very clear this time`,
      trend: 'Heard a week | 24 | +5',
    },
  }),
  defineKind({
    id: 'lore',
    entry: 'Lesson',
    nouns:
      'semaphore, morse code, sign language, braille, rune, hieroglyph, cuneiform, latin, greek alphabet, cyrillic, kanji, hangul, esperanto, klingon, elvish, phonetic alphabet, flag, country flag, nautical flag, heraldry, knot, constellation, periodic table, element, amino acid, bone name, muscle name, anatomy, nerve, bird name, tree name, name of tree, cloud name, rock name, star name, capital, country, river name, king, queen, pharaoh, president, pope, saint, battle, war, revolution, dynasty, greek god, norse god, deity, philosophy, philosopher, fallacy, logical fallacy, paradox, theorem, formula, equation, prime number, times table, unit, chord shape, interval, music theory, rhythm, road sign knowledge, hand signal, body language, etiquette, protocol of court, first aid step, radio code, ham radio code, emoji meaning, card meaning, rule of chess, chess opening, endgame, wine region, cheese type, cut of meat, spice mix, textile weave, rug knot, dance step, yoga pose, martial stance, ship type, aircraft type, car model, train type, tank type, architecture style, art movement, literary device, grammar, verb form, irregular verb, preposition, punctuation, spelling, etymology, history, geology, botany, mycology, ornithology, entomology, astronomy knowledge, chemistry, physics, algebra, geometry, statistics, economics, law term, legal term, medical term, abbreviation, acronym, jargon, folklore, mythology, astrology sign, zodiac, tarot card meaning, i ching, numerology, palmistry, moon sign, crystal meaning, herb lore, feng shui, biorhythm, god, goddess, hero, deity name, saint day, prophet, angel, demon, spirit animal, zodiac animal, sultan, emperor, tsar, shogun, caliph, knight, samurai, viking, gladiator, pirate, explorer, inventor life, nobel prize, dinosaur name, geologic era, ice age, moon landing, roman road, roman coin type, egyptian god, aztec, maya, inca, celt, pict, etruscan, language, dialect, french, spanish, german, italian, portuguese, dutch, swedish, norwegian, danish, finnish, polish, czech, russian, ukrainian, greek, turkish, arabic, hebrew, persian, hindi, urdu, bengali, tamil, thai, vietnamese, chinese, mandarin chinese, cantonese, japanese, korean, swahili, yoruba, zulu, welsh, irish, gaelic, breton, basque, catalan, icelandic, old english, old norse, sanskrit, vowel, consonant, noun, adjective, pronoun, adverb, tense, syllable, suffix, prefix, phoneme, idiom of english, punctuation mark, alphabet, number system, binary, hexadecimal, roman numeral, sorting algorithm, data structure, design pattern, shortcut, keyboard shortcut, excel formula, chord progression, time signature, note reading, sheet reading, clef, opera plot, ballet step, film term, photography term, wine term, coffee term, tea type, whisky region, beer style, spirit type, knife cut, cooking method, bread type, pasta shape, cheese region, herb use, plant family, leaf shape, cloud genus, wind name, beaufort scale, sea area, rock type, soil type, blood group, vitamin role, first aid rule, traffic rule, road rule, highway code, sailing rule, right of way, chess rule, offside rule, card game rule, etiquette rule, table manner, dress code, handshake, gesture, prayer position, mudra, chakra name, ritual step, liturgy, psalm number, hymn number, commandment, virtue name, deadly sin, constitution, amendment, human right, law of motion, greek letter',
    icon: 'book',
    picture: 'learn',
    names: 'The first six; Easily mixed up; Used every day; The old ones; By shape; By heart in a week',
    lines:
      '6 cards, 4 min; 8 cards, with examples; 12 cards, 10 min; 9 cards, hard; 10 cards, with pictures; 20 cards, test',
    states: 'Known: success; Learning: primary; Learning: primary; New: neutral',
    values: '100 %; 72 %; 60 %; 35 %; 10 %; 0 %',
    fields: `
      Term | text | The first of six
      Meaning | long | Both arms down, the right one a little out
      Group | choice | First | First, Second, Third
      Remember it by | text | Like a clock at half past six
      Level | choice | Easy | Easy, Medium, Hard
      Known | switch | no
      Photo | photo | {picture}`,
    about: 'Take six at a time, and only go on when five of them sit. What is easily mixed up comes twice.',
    figures: '42 of 60 | Known | +6\n9 | Days in a row\n82 % | Right',
    use: 'Practise now',
    care: 'Six new ones; Repeat those of yesterday; The ones mixed up; Say them aloud; Test without looking; Teach one to somebody',
    isMass: true,
    log: {
      one: 'Lesson',
      add: 'Log lesson',
      names:
        'The first six; Easily mixed up; Test without looking; The old ones; By shape; Repeated, evening',
      values: '6 of 6; 5 of 8; 9 of 10; 4 of 9; 7 of 10; 12 of 12',
      fields: `
      What | text | The first six
      Date | date | Thu 19 Nov
      Right | text | 6 of 6
      Time | text | 12 min
      Notes | long | Mixed up four and five again`,
      trend: 'Known | 42 | +6',
    },
  }),
  defineKind({
    id: 'case',
    nouns:
      'case, court case, coroner case, cold case, murder, crime, theft, burglary, robbery, fraud, scam, arson, assault, harassment, stalking, vandalism, hit and run, accident, near miss, collision, complaint, dispute, neighbour dispute, claim, insurance claim, lawsuit, appeal, custody case, divorce, eviction, asylum case, bankruptcy, autopsy, evidence, fingerprint, fingerprint evidence, dna sample, exhibit, clue, suspect, witness statement, alibi, missing person, missing pet, lost item, wanted poster, arrest, warrant case, parole, probation, sentence, investigation, incident, breach, data breach, outage, defect, fault, recall, leak, water leak, spill, oil spill, outbreak, infestation, bedbug, rat problem, damp, crack, emergency, rescue, callout, distress call, false alarm, lost sheep, stray report, ghost sighting, haunting, ufo sighting, paranormal event, conspiracy theory, doping case, code violation, support ticket, request, foi request, customer complaint, warranty claim, return case, patent application, fire, attack, burglary report, break-in, mugging, pickpocketing, bike theft, car theft, shoplifting, fly-tipping, graffiti report, pothole report, noise complaint, bullying, discrimination, corruption, bribery, treason, espionage, sabotage, kidnapping, hostage, smuggling, poaching, trafficking, counterfeit, forgery, plagiarism, copyright claim, patent dispute, boundary dispute, will dispute, divorce case, paternity case, adoption case, foster case, child protection case, welfare case, benefit claim, housing case, homeless case, probation case, prison sentence, cold call, phishing mail, spam call, robocall, hack, leak of data, crash report, near-collision, air miss, derailment, shipwreck, wreck, oil leak, gas leak, blackout report, power outage, water outage, broken lift, broken street light, broken toilet, faulty meter, product recall, food recall, food poisoning, outbreak case, allergy incident, medication error, needle injury, fall, slip and trip, dog bite, bee swarm, wasp nest, rat sighting, bed bug, mould spot, subsidence, cracked wall, flood damage, storm damage, hail damage, fire damage, insurance case, witness, defendant, victim, suspect file, spy, alien abduction, crop circle, urban legend, unsolved mystery, missing person case, missing ship, treasure map clue, murder weapon',
    icon: 'folder',
    names:
      '{N} 118, Harbour road; {N} 117, Linden lane; {N} 114, Mill bridge; {N} 112, East end; {N} 109, Station road; {N} 104, old dairy',
    lines:
      'Opened today, with Kim; Waits for the lab; Two statements, one photo; Hearing on Tue 24 Nov; Sent to the office; Closed after six weeks',
    states: 'Open: danger; Waiting: warning; In work: primary; Closed: success',
    fields: `
      Number | text | 118
      What happened | long | Found at 7:40 by the gate, nothing moved
      Place | place | Harbour road 4
      Date | date | Thu 19 Nov
      Time | time | 07:40
      Status | choice | Open | Open, In work, Waiting, Closed
      In charge | person | Kim Osei
      Named in it | person | Omar Haddad
      Photo | photo | {picture}
      Notes | long | Ask the neighbour of number 6`,
    about:
      'Reported at twenty to eight by a neighbour. Two photos are in the file, the lab answers by Tuesday.',
    figures: '14 | Open | −2\n4 | Waiting\n86 | Closed this year',
    use: 'Add a note',
    care: 'Give it a number; Write down time and place; Photograph before moving; Name who saw it; Sign what is handed on; Tell those concerned',
    log: {
      one: 'Step',
      add: 'Add step',
      names:
        'Photos taken; Statement of Omar; Sent to the lab; Call from the office; Handed on, signed; Case 104 closed',
      values: '6 photos; Signed; Waiting; Noted; Done; Closed',
      fields: `
      What | text | Statement of Omar
      Which | text | {N} 118
      Date | date | Thu 19 Nov
      Time | time | 09:10
      By | person | Kim Osei
      Photo | photo | {picture}
      Notes | long | Seal number 882104`,
      trend: 'Open | 14 | −2',
    },
  }),
  defineKind({
    id: 'money',
    entry: 'Entry',
    nouns:
      'money, debt, loan, rent, mortgage, bill, fee, fine, tip, wage, salary, bonus, commission, royalty, pension, benefit, allowance, pocket money, scholarship, grant money, donation, tithe, alms, gift money, bet, wager, stake, winning, lottery ticket, share, stock, fund, dividend, crypto, gold price, exchange rate, price, cost, budget, saving, piggy bank, tax, vat, expense, mileage claim, per diem, insurance premium, subscription fee, membership fee, deposit, refund, cashback, voucher balance, loyalty point, air mile, iou, ransom, inheritance, alimony, child support, dowry, honorarium, busking income, takings, till, collection plate, coffee fund, kitty, swear jar',
    icon: 'wallet',
    names: 'November; Kim, for the tickets; Linden lane 4; Harbour fair; Omar, second half; October',
    lines:
      'Paid on Thu 19 Nov; Due Fri 4 Dec; Paid by transfer; In cash, receipt kept; Due Tue 1 Dec; Paid on 19 Oct',
    states: 'Paid: success; Due: warning; Paid: success; Open: primary',
    values: '€ 240; € 38; € 620; € 84; € 120; € 240',
    fields: `
      What for | text | Kim, for the tickets
      Amount | money | € 38
      Date | date | Thu 19 Nov
      In or out | choice | Out | In, Out
      With | person | Kim Osei
      Paid by | choice | Transfer | Cash, Card, Transfer
      Due | date | Fri 4 Dec
      Status | choice | Paid | Open, Due, Paid
      Notes | long | Receipt is in the blue folder`,
    about: 'Paid by transfer on Thursday. The second half is due on the fourth of December.',
    figures: '€ 1,342 | In all | +84\n€ 158 | Open\n2 | Due this month',
    use: 'Mark as paid',
    care: 'Write it down at once; Keep the receipt; Remind a day before; Compare with last month; Agree on a date; Put some aside',
    isEntry: true,
    isMass: true,
    log: {
      one: 'Entry',
      add: 'Add amount',
      names: 'November; Kim, for the tickets; Linden lane 4; Harbour fair; Omar, second half; October',
      values: '€ 240; € 38; € 620; € 84; € 120; € 240',
      fields: `
      What for | text | Kim, for the tickets
      Amount | money | € 38
      Date | date | Thu 19 Nov
      In or out | choice | Out | In, Out
      With | person | Kim Osei
      Notes | long | Receipt is in the blue folder`,
      trend: 'This month | € 342 | +38',
    },
  }),
  defineKind({
    id: 'omen',
    entry: 'Session',
    nouns:
      'ouija, ouija board, seance board, tarot, tarot spread, oracle card, fortune cookie, prophecy, ghost, spirit, poltergeist, haunted place, aura, chakra, past life, astral projection, lucid dream, dream symbol, spell, potion, hex, charm spell, sigil, coffee ground reading, palm reading, crystal ball, rune reading, magic 8 ball',
    icon: 'moon',
    picture: 'night',
    names:
      'An answer in three words; The blue door; Yes, but slowly; A name with L; Ask again in May; The way north',
    lines:
      'Asked by Kim, at midnight; Asked by Ida; Two of us, one candle; Long silence first; Very clear; Asked by Omar',
    states: 'Came true: success; Open: primary; Open: primary; Did not: neutral',
    fields: `
      Question | text | Shall I move to the sea?
      Answer | long | Yes, but slowly
      Date | date | Thu 19 Nov
      Time | time | 23:40
      With | person | Kim Osei
      Feeling | choice | Calm | Calm, Strange, Afraid
      Came true | choice | Open | Open, Yes, No
      Notes | long | One candle, rain outside`,
    about: 'Three of us, one candle and rain outside. The answer came letter by letter and nobody laughed.',
    figures: '24 | {Ns} | +1\n9 | Came true\n3 | This month',
    use: 'Ask again',
    care: 'Sit down calmly; One question at a time; Write down the answer; Say thanks at the end; Note how it felt; Look back after a month',
    isEntry: true,
    log: {
      one: 'Session',
      add: 'Start session',
      names:
        'An answer in three words; The blue door; Yes, but slowly; A name with L; Ask again in May; The way north',
      values: 'Yes; Open; Yes; Open; Later; North',
      fields: `
      Question | text | Shall I move to the sea?
      Answer | long | Yes, but slowly
      Date | date | Thu 19 Nov
      With | person | Kim Osei
      Feeling | choice | Calm | Calm, Strange, Afraid
      Notes | long | One candle, rain outside`,
      trend: 'Sessions a month | 3 | +1',
    },
  }),
  defineKind({
    id: 'digital',
    nouns:
      'domain, domain name, website, web page, link, url, bookmark link, password, account, login, username, api key, licence key, folder, screenshot, meme, gif, emoji, avatar, plugin, font, icon set, colour palette, color palette, spreadsheet, macro, script file, algorithm, dataset, model file, prompt, chatbot, smart contract, nft, hashtag, channel, playlist, server rack, printer queue, mailing list, email, newsletter list, podcast feed, app idea, side project, repository, pull request, changelog, feature flag, cron job, webhook, tab, browser tab, mod, save game, cheat code, easter egg',
    icon: 'code',
    names: 'harbour-notes; linden-lane; old-mill; blue-swallow; station-4; east-end',
    lines:
      'Updated on Tuesday; Runs out on 1 March; For the shop; Shared with Kim; Not used since May; Kept for later',
    states: 'Active: success; Active: success; Runs out soon: warning; Old: neutral',
    fields: `
      Name | text | harbour-notes
      Address | text | harbour-notes.example
      For | text | The shop
      Since | date | 12 Mar 2024
      Until | date | 1 Mar 2027
      Cost a year | money | € 14
      Shared with | person | Kim Osei
      Status | choice | Active | Active, Runs out soon, Old
      Notes | long | Renews by itself`,
    about: 'Set up in March 2024 for the shop. Renews by itself each spring unless it is cancelled.',
    figures: '36 | {Ns} | +2\n2 | Run out soon\n9 | Unused',
    use: 'Open',
    care: 'Check what runs out; Rename what is unclear; Delete what is old; Make a backup; Note what it is for; Share with who needs it',
    log: {
      one: 'Change',
      add: 'Log change',
      names:
        'harbour-notes renewed; old-mill moved; New colours for linden-lane; Backup made; station-4 deleted; Shared with Kim',
      values: '€ 14; Done; Done; 2.4 GB; Done; Done',
      fields: `
      What | text | harbour-notes renewed
      Date | date | Thu 19 Nov
      By | person | Kim Osei
      Cost | money | € 14
      Notes | long | Next time in March`,
      trend: 'Changes a week | 6 | +1',
    },
  }),
]
