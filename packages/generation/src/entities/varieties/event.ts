import { event } from '../event.ts'
import { defineVarieties } from './variety.ts'

/** What is on; without these words it is a town at the weekend. */
export const eventVarieties = defineVarieties(event, [
  {
    signs:
      'parish 9, church 8, congregation 9, sermons 8, pastor 7, worship 7, parishioners 9, prayer requests 9, ministry 6',
    groups: 'This week, Services, Families, Music',
    samples: `
      image | title | subtitle | overline | time
      church 1 | Morning service | Pastor Adeyemi, with coffee after | Sun 22 Nov | 10:00
      candle 2 | Evening prayer | Small chapel, half an hour | Wed 25 Nov | 19:00
      family 3 | Children’s breakfast | Parish hall, bring a plate | Sat 21 Nov | 9:30
      music 4 | Choir by candlelight | Church, all are welcome | Fri 27 Nov | 19:30
      book 5 | Bible evening | Parish hall, Psalm 121 | Thu 26 Nov | 19:00
      soup 6 | Soup after the service | Parish hall, € 3 for the mission | Sun 29 Nov | 11:15`,
    about:
      'Songs, a psalm and a short sermon. Afterwards there is coffee in the hall, and children have a corner.',
    hero: 'Sunday, 10:00 | Morning service | Pastor Adeyemi, with coffee after | See it',
    tip: 'Six dates this week | The choir still looks for two voices',
  },
  {
    signs:
      'food festival 9, street food festival 9, wine festival 9, beer festival 9, tasting 4, food fair 8',
    groups: 'Today, Tastings, Kitchen stage, Families',
    samples: `
      image | title | subtitle | overline | time
      steak 1 | Fire and smoke | Kitchen stage, with Priya Nair | Sat 21 Nov | 12:00
      taco 2 | Tacos in ten minutes | Kitchen stage, to taste | Sat 21 Nov | 13:30
      wine 3 | Six wines, one hill | Tasting tent, 24 places | Sat 21 Nov | 15:00
      bread 4 | Sourdough with children | Family tent, bring a jar | Sun 22 Nov | 11:00
      fish 5 | A whole fish | Harbour stage | Sun 22 Nov | 14:00
      cake 6 | The great plum cake | Market hall, all taste | Sun 22 Nov | 16:00`,
    about:
      'Three dishes over beech, from the skin to the bone. There is a plate for everybody in the first five rows.',
    hero: 'Saturday, 12:00 | Fire and smoke | Kitchen stage, a plate for the first rows | See it',
    tip: 'Tastings fill up | Six wines has four places left',
    fields: `
      Stage | choice | Kitchen stage | Kitchen stage, Tasting tent, Family tent
      Date | date | Sat 21 Nov
      Time | time | 12:00
      Guests | number | 2`,
    without: 'Place',
  },
  {
    signs:
      'conference 7, congress 7, summit 6, speakers 6, keynote 8, hackathon 8, tech talks 8, barcamp 8, symposium 8',
    groups: 'Today, Keynotes, Talks, Workshops',
    samples: `
      image | title | subtitle | overline | time
      tech 1 | Keynote: small tools | Iris Chen, main hall | Thu 19 Nov | 9:00
      science 2 | What the data did not say | Omar Haddad, room 2 | Thu 19 Nov | 10:30
      design 3 | Workshop: paper first | Hana Sato, studio, 20 places | Thu 19 Nov | 11:15
      business 4 | Panel: who pays? | Four voices, main hall | Thu 19 Nov | 14:00
      tech 5 | Lightning talks | Five minutes each, room 3 | Thu 19 Nov | 16:00
      music 6 | Evening by the river | Boat, pier 4 | Thu 19 Nov | 19:00`,
    about: 'Forty minutes and questions. Slides are here afterwards; the first rows have sockets.',
    hero: 'Now, 9:00 | Keynote: small tools | Iris Chen, main hall | See talk',
    tip: 'Next: room 2, 10:30 | What the data did not say',
    fields: `
      Speaker | person | Iris Chen
      Room | choice | Main hall | Main hall, Room 2, Room 3, Studio
      Date | date | Thu 19 Nov
      Time | time | 9:00`,
    without: 'Place, Guests',
    use: 'Save seat',
  },
  {
    signs: 'music festival 9, concerts 5, live music 7, gigs 6, dj 4, club nights 7, bands 4',
    groups: 'Tonight, Weekend, Free, Club',
    samples: `
      image | title | subtitle | overline | time
      music 1 | Brass in the old dairy | Mill street, doors at 19:00 | Sat 21 Nov | 19:30
      night 2 | Late set: Noor | Basement, until four | Sat 21 Nov | 23:00
      music 3 | Four strings, no amps | Small church | Sun 22 Nov | 17:00
      music 4 | Open stage | Blue door, sign up at the bar | Tue 24 Nov | 20:00
      night 5 | The Slow Trains | Harbour hall | Fri 27 Nov | 20:30
      park 6 | Sunday noise | Bandstand, free | Sun 29 Nov | 15:00`,
    about:
      'Eleven players and the good acoustics of a hall built for milk. Support from eight, ends before the last tram.',
    hero: 'Saturday, 19:30 | Brass in the old dairy | 84 people are going, 12 places left | See it',
    tip: 'Three tonight | Two of them are free',
  },
  {
    signs: 'theatre 6, theater 6, theatres 6, opera 6, musicals 7, stage plays 7, ballet 6',
    groups: 'Tonight, Drama, Comedy, Musical',
    samples: `
      image | title | subtitle | overline | time
      night 1 | The Lighthouse Sisters | Drama, two hours with a break | Thu 19 Nov | 19:30
      city 2 | A Door Too Many | Comedy, small stage | Fri 20 Nov | 20:00
      music 3 | Copper Street | Musical, live band | Sat 21 Nov | 19:00
      night 4 | The Winter King | Opera, with surtitles | Sun 22 Nov | 17:00
      learn 5 | Look behind the curtain | Tour, 45 minutes | Sun 22 Nov | 11:00
      night 6 | Swans at Six | Ballet for the family | Sat 28 Nov | 18:00`,
    about:
      'Two sisters, one lamp and a storm that will not pass. Doors at seven, late seats after the break only.',
    hero: 'Tonight, 19:30 | The Lighthouse Sisters | Main stage, 22 seats left | See it',
    tip: 'Under 26 | Half price from an hour before',
  },
  {
    signs: 'film festival 9, screenings 6, short films 7',
    groups: 'Today, Premieres, Shorts, Talks',
    samples: `
      image | title | subtitle | overline | time
      night 1 | The Ferryman's Winter | Premiere, director is here | Thu 19 Nov | 19:30
      night 2 | Shorts: nine windows | 82 min, six films | Fri 20 Nov | 18:00
      city 3 | Concrete and moss | Documentary, 94 min | Fri 20 Nov | 20:30
      sea 4 | Salt | Sea drama, subtitles | Sat 21 Nov | 17:00
      learn 5 | Talk: editing at night | Foyer, free | Sat 21 Nov | 15:00`,
    about: '104 minutes, original with subtitles. The director answers questions afterwards.',
    hero: 'Tonight, 19:30 | The Ferryman’s Winter | Premiere, 14 seats left | See it',
    tip: 'Shorts sell out first | Nine windows has 6 seats',
  },
  {
    signs: 'children 3, kids 4, family events 8, toddlers 5, parents 3, playground 4',
    groups: 'Today, Outside, Free, Rain',
    samples: `
      image | title | subtitle | overline | time
      story 1 | Puppets: the brave snail | From three years, 40 min | Sat 21 Nov | 11:00
      garden 2 | Mud kitchen | City farm, old clothes | Sat 21 Nov | 14:00
      science 3 | Bubbles and magnets | Museum lab, from six | Sun 22 Nov | 10:30
      book 4 | Story hour | Library, free | Wed 25 Nov | 16:00
      swim 5 | Splash afternoon | Pool, warm water | Fri 27 Nov | 15:00`,
    about: 'Forty minutes and a look behind the stage. Pushchairs stay in the hall, nappies can be changed.',
    hero: 'Saturday, 11:00 | Puppets: the brave snail | From three years, nine places left | See it',
    tip: 'Rain on Sunday | Four things inside',
  },
  {
    signs: 'running events 8, races 7, race 4, marathon 6, tournament 4, sports event 7, match days 6',
    groups: 'Soon, Open, Results',
    samples: `
      image | title | subtitle | overline | time
      run 1 | Mill run, 10 km | Start at the old dairy | Sat 21 Nov | 9:30
      cycl 2 | Hill climb | 6 km, 480 m up | Sun 22 Nov | 10:00
      swim 3 | Cold water mile | Lake, with a tow float | Sat 28 Nov | 11:00
      hike 4 | Night trail, 18 km | Lamp needed | Fri 4 Dec | 19:00
      field 5 | Six-a-side day | Twelve teams, pitch 1 to 3 | Sat 5 Dec | 10:00`,
    about:
      'Flat along the river, two drinks stations. Numbers are handed out from eight, bags stay in the hall.',
    hero: 'Saturday, 9:30 | Mill run, 10 km | 412 are in, closes on Thursday | See it',
    tip: 'Numbers from 8:00 | In the hall, bring your code',
    use: 'Sign up',
  },
  {
    signs: 'book festival 9, literature 6, readings 5, author 4, poetry slam 8, book fair 8',
    groups: 'Today, Readings, Talks, Children',
    samples: `
      image | title | subtitle | overline | time
      book 1 | The Quiet Ferry | Reading with Clara Vogt | Sat 21 Nov | 19:00
      story 2 | Poets without paper | Slam, eight voices | Sat 21 Nov | 21:00
      book 3 | How to translate rain | Talk, two languages | Sun 22 Nov | 11:00
      story 4 | Picture books aloud | From four years | Sun 22 Nov | 15:00
      history 5 | Walk: a novel's streets | Meet at the fountain | Sun 22 Nov | 16:30`,
    about: 'An hour of reading, then questions and wine. Books are at the door, signed if you like.',
    hero: 'Saturday, 19:00 | The Quiet Ferry | Clara Vogt reads, 22 places left | See it',
    tip: 'Slam starts late | Doors at half past eight',
  },
])
