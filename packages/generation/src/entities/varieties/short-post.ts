import { shortPost } from '../short-post.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const writers = ['Kim Osei', 'Lea Brandt', 'Omar Haddad', 'Ana Petrova', 'Ruth Adeyemi', 'Tomás Rey']
const likes = [48, 112, 87, 206, 64, 318]
const times = ['12 min', '40 min', '1 h', '3 h', '5 h', 'Yesterday']

/** What people of one interest write: "picture | first line", and a longer post. */
function talk(signs: string, field: string, lines: string, about: string): VarietySource {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const [first = []] = rows
  return {
    signs,
    fields: `
      What is new? | long | ${first[1] ?? ''}
      Picture | photo | ${first[0] ?? ''}
      Topic | text | ${field}`,
    samples: [
      'image | title | subtitle | overline | meta',
      ...rows.map(
        ([image, title], index) =>
          `${image ?? ''} | ${title ?? ''} | ${writers[index] ?? ''} | ${times[index] ?? ''} | ${likes[index] ?? 9} likes`,
      ),
    ].join('\n'),
    about,
    hero: `Popular now | ${rows[1]?.[1] ?? ''} | 112 likes in forty minutes | Read answers`,
  }
}

export const shortPostVarieties = defineVarieties(shortPost, [
  talk(
    'craft 4, crafts 4, lace 5, lacemakers 5, weavers 5, weaving 5, knitters 5, knitting 4, quilters 5, potters 5, pottery 5, makers 4, embroidery 5, guild 3, sewing 4, woodworkers 5, woodworking 5, ceramics 5',
    'Technique',
    `
    design | Eleven hours for one corner, and worth it
    flower | First try with the rose ground, be gentle
    abstract | Who knows this old pattern from my grandmother?
    room | My new table by the north window
    vase | Glaze ran, I like it anyway
    design | Fair on Saturday, three of us share a stand`,
    'Eleven hours for this corner, forty pairs, and I undid it twice. The pins came out this morning.',
  ),
  talk(
    'gardener, gardeners, gardening, garden, plant lovers, plants',
    'Vegetables',
    `
    plant | First frost tonight, cover the dahlias
    vegetable | Leeks as thick as my arm, no idea why
    flower | Who can name this rose?
    vegetable | Swapping garlic for shallots
    plant | Compost at 61 degrees and rising
    flower | The hedge is finally cut`,
    'Two degrees below zero from midnight. Fleece over the dahlias, pots against the wall.',
  ),
  talk(
    'farmer, farmers, farming, farm, growers',
    'Harvest',
    `
    field | Last maize in before the rain
    cow | Number 0417 has twins, all are well
    vegetable | What do you get for potatoes this week?
    apple | Hail net up, two hours too late
    field | Who lends a seed drill until Friday?
    market | Sold out at the market by eleven`,
    'Twelve hectares since six this morning, and the first drops at the last turn. Now it may pour.',
  ),
  talk(
    'knit, knitter, knitters, knitting, crochet, sewing, quilting, yarn',
    'Socks',
    `
    craft | Second sock, at last
    craft | Twelve skeins from my grandmother’s attic
    art | Ripped it back to the armhole
    craft | Which blue for the border?
    design | Steamed, blocked, too large
    craft | Finished on the night train`,
    'Same needles, same yarn, and still one size smaller. The heel is the part I would do again.',
  ),
  talk(
    'cook, cooking, foodies, food lovers, bakers, baking, chefs',
    'Bread',
    `
    bread | Rye at 82 percent, and it stands
    cake | The plum cake sank and nobody minded
    soup | Miso goes in off the heat
    pizza | Three days cold and then this
    salad | What do you do with twelve lemons?
    curry | My aunt’s curry, in her words`,
    'Eighty-two percent water, a night in the fridge, and a hot stone. It held its shape.',
  ),
  talk(
    'gamer, gamers, gaming, esports players',
    'Co-op',
    `
    night | Beat the last boss with one heart left
    game | Looking for two for Friday’s run
    city night | This map has a secret door
    abstract art | My save file turned ten
    game | Patch 2.1 broke my jump
    forest | Best soundtrack of the year?`,
    'One heart, no potions, and my cat on the controller. Recording is up tonight.',
  ),
  talk(
    'runner, runners, cyclists, climbers, athletes, skaters, skateboard',
    'Training',
    `
    run | 10 k in the rain, 52:18
    mountain | Up before the sun and nobody there
    trail | Who runs along the river on Sunday?
    run | New shoes, same hill
    lake | Cold dip after 14 km
    city | The stairs behind the station count as training`,
    'Fifty-two eighteen, wet to the bone and smiling. Sunday at nine by the bridge, easy pace.',
  ),
  talk(
    'hiker, hikers, hiking, trail, trails, outdoor, mountaineers, campers, camping',
    'Trails',
    `
    mountain | Above the fog at seven
    lake | Reed islands loop, 14 km, two herons
    forest | Bridge on trail 9 is gone
    hike | Who comes up Owl rock on Sunday?
    camp | Minus four and stars
    trail | These boots: 2,000 km`,
    'Fog until the second bend, then nothing but peaks. Fourteen kilometres, two herons and one lost glove.',
  ),
  talk(
    'parent, parents, moms, mothers, dads, fathers',
    'Sleep',
    `
    baby | Slept six hours. In a row
    breakfast | Porridge is on the ceiling
    park | Playground on Saturday, who joins?
    book story | Same book, eleventh time
    toy | Outgrown boots, size 24, for free
    night | How do you do bedtime with two?`,
    'Six hours, from ten to four. I woke up anyway to check.',
  ),
  talk(
    'photographer, photographers, photography',
    'Street',
    `
    city | Four minutes before the storm
    lake | Fog at six, gone at seven
    portrait | My neighbour, 91, and his bike
    night | Trams at a fifteenth of a second
    bird | It looked right at me
    city | Film, expired in 1998`,
    'Fog until seven, then nothing. Tripod on the jetty, thirty seconds, f/8.',
  ),
  talk(
    'student, students, campus, university',
    'Exams',
    `
    book | Library full, window seats gone by eight
    coffee | Third coffee, chapter two
    office | Who has notes of Tuesday’s lecture?
    bread | Canteen does lentils again
    city | Room free from December, 8 minutes by bike
    night | Thesis handed in. Sleep now`,
    'Window seats are gone by eight, the fourth floor has some. Bring a cable.',
  ),
  talk(
    'traveler, travelers, travellers, backpackers, nomads',
    'Trains',
    `
    train | Four hours late and the best talk of the year
    beach | Empty in November, water 19 degrees
    old town | A room above the bakery, 31 a night
    mountain | The pass is still open
    market | Which of these is not a chili?
    island | Ferry only on Wednesdays`,
    'Stuck outside the tunnel with a chess player, a nun and a box of figs.',
  ),
  talk(
    'developer, developers, programmers, coders',
    'Databases',
    `
    code | It was a time zone. It is always a time zone
    night | Deleted 2,000 lines, nothing broke
    office | How do you name your branches?
    design | Dark mode at last, in one evening
    coffee | The build is green, do not touch it
    city | Looking for two testers`,
    'Worked for eleven months of the year. The test now runs in Kathmandu.',
  ),
  talk(
    'writer, writers, poets, authors, poetry',
    'Drafts',
    `
    book | 500 words before breakfast
    night | My villain is nicer than my hero
    forest | A line for the sound of snow?
    coffee | Rejection number nine, a kind one
    book story | First page, seventh time
    train | Wrote the ending on the tram`,
    'Five hundred words, of which I will keep nine. They are good ones.',
  ),
  talk(
    'pet owners, dog owners, cat owners, dog lovers, cat lovers, pets',
    'Dogs',
    `
    dog | Ate the second sock. I have it on film
    cat | She has chosen the box
    dog | Who walks on Sunday at ten?
    cat | Vet says: less of everything
    dog | First swim at eleven years
    park | Found: blue ball, slightly chewed`,
    'Second sock this week. He looked at me while he did it.',
  ),
  // Nobody is called by name there.
  {
    signs:
      'anonymous 12, anonymously 12, confessions 14, confession 14, no names 12, without names 12, secrets 6, whisper 6',
    groups: 'New, Popular, Campus',
    fields: `
      Confess | long | I have never finished a book I said I loved
      Picture | photo | abstract
      Who may answer | choice | Everybody | Everybody, Nobody
      Topic | text | Exams`,
    samples: `
      image | title | subtitle | overline | meta
      office night | I sleep in the library, and nobody has noticed | Quiet otter | 12 min | 48 likes
      abstract | I say “as discussed” when nothing was discussed | Blue lamp | 40 min | 112 likes
      coffee | I drink my flatmate’s oat milk and fill it up with water | Ninth chair | 1 h | 206 likes
      book | I have never finished a book I said I loved | Paper boat | 3 h | 87 likes
      rain | I cried in the lift and it was good | Slow Tuesday | 5 h | 318 likes
      train | I moved here for somebody who moved away | Grey scarf | Yesterday | 64 likes`,
    about: 'Written at two in the morning on the fourth floor. Forty-eight people say that they do, too.',
    hero: 'Popular now | I say “as discussed” when nothing was discussed | 112 likes in forty minutes | Read answers',
    tip: 'Nobody sees who you are | You get a new name each day',
  },
])
