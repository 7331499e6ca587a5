import { defineArchetype } from '../archetype.ts'

export const buddies = defineArchetype({
  id: 'buddies',
  words:
    'dance partner 30, ballroom partner 30, dance partners 30, find a dance partner 40, volleyball partner 34, tennis partner 34, squash partner 34, climbing partner 30, padel partner 34, partner finder 24, partners by level 24, sports partner 34, training partner 26, tandem partner 44, tandem partners 44, language partner 36, conversation partner 30, conversation partners 30, single parents 14, other single parents 20, other parents nearby 20, someone to play 18, someone to play with 24, play tennis with 24, lunch together 18, eat together 16, find someone to 10, dinner companions 20, companions for dinner 20, tandem 14, language tandem 20, language exchange 18, find partners 12, buddy 8, buddies 8, workout buddy 16, study buddy 16, find other 6, find people 6, playdates 12, play dates 12, meet people 9, meet other 9, dog owners 8, penpal 12, pen pals 14, friends nearby 8, matching app 8, make friends 12, running partners 14, other dogs 12, find travel companions 18, find a travel companion 18, people to play 16, players near 14, find players 14, players at my level 16, sports partners 18, tennis partner 16, training partner 14, gym buddy 16, people to climb 14, someone to practice 12, people nearby who 8, walking partner 14, find bandmates 20, find collaborators 18, find musicians 20, musicians nearby 18, musicians near 18, find a band 14, find a co-founder 18, find cofounders 18, board game players near 36, players near you 24, players nearby 22, people to play board games 34, game partners 18, chess partners 22',
  examples: `
    Brings strangers together in the moment for a coffee or a beer, both have seconds to say yes
    Meet people close by who want to do something right now
    Dancers look for somebody to dance with by height, level and style, tango or waltz
    Single parents find other single parents nearby to share the school run and childcare
    Parents nearby who take turns with drop-off and mind each other’s children
    Find someone to play badminton or squash with tonight, about as good as I am
    Students of a university have lunch together with people they do not know yet, same table in the canteen
    Nobody should eat alone: three strangers, one table, one meal
    Dinner companions: pick a restaurant and a time, others join, rate the evening
    Social app for solo travellers: find people who go to the same place, plan the trip together, split costs, share tips
    Find travel mates with the same destination and dates, chat, plan, stay safe
    Running buddy wanted, Tuesday evenings near my flat
    I am new in town and would love to get to know others over coffee, meet people near me
    Find a native speaker to practise Spanish while I help with German, language partners nearby
    Dog owners nearby who want their pups to play together, meet in the park
    Young mothers meet for pram walks and playground afternoons with people nearby
    Climber without a partner seeks belayer for the hall at my grade, partner nearby by level
    Students pair up for exam revision in the same subject, study partner
    Retired widowers in the area who like cards and hiking, no romance, meet new friends nearby
    Newcomers in our town look for company at the weekend, same age, same hobbies, meet new people
    Letters between teenagers in two countries, interests and age matched, find a pen friend with the same interests
    Looking for company on a backpacking trip in spring, same pace, same budget, find a partner to travel with
    New friends after moving to a city by shared interests, small meet-ups and group chats, no dating
    Drummers, singers and guitarists find each other by genre and district, swipe, match, chat and meet for a jam session
    Musicians looking for collaborators: profile with instruments and demos, match with players nearby
    Tennis at my strength: see who is free, send a message, meet on the weekend, find a partner to play`,
  presets: 'playful, warm',
  icon: 'users',
  names: 'Half and Half, Say Hello, Two Coffees',
  entity: 'buddy',
  home: 'shelf focus',
  screens: `
    home | For you | home
    people | Nearby | users
    map? | Map | map
    chats | Messages | chat
    calendar? | Meetings | calendar
    detail | Partner
    form | My profile
    profile | Me | user`,
})
