import { defineArchetype } from '../archetype.ts'

export const dating = defineArchetype({
  id: 'dating',
  words:
    'like each other 18, both like 16, partner finder 14, dance partner 14, tandem partner 9, dating 9, match 4, single 3, swipe 5, meet people 5, partner 2, soulmate 6, flirt 6, tinder 18, tinder clone 20, matrimony 24, matrimonial 24, marriage app 20, find a partner 20, find love 20, love nearby 18, matchmaking 20, matchmaking by 26, match by music 34, music taste 20, double date 40, double dates 40, double dating 40, match with singles 30',
  examples: `
    Singles over fifty who want company for life, profiles with photos, wink first and then talk
    Swipe right if you like someone, when both do you may write to each other
    Find a dance partner of my height and level nearby, with her styles and free evenings
    Matching by answers about values, children and habits rather than by looks, for people who want something serious
    Meet someone new over coffee: one suggestion a day, no endless photos
    LGBTQ people looking for love in small towns, verified faces, block and report, chat
    Speed video dates of three minutes on Sunday night, then both say yes or no
    Flirting app where you see age, distance, interests and a voice message
    Farmers and country folk looking for a wife or husband, horses and hard work no problem
    Vegan romance: meet a soulmate who eats as you do, likes, matches, messages
    Christian lonely hearts, church, faith and marriage plans in the profile, introduced by friends
    Blind meetings: no picture until you have written ten messages to the match
    Singles are matched by the music or books they love
    Two friends look for two others for a double date`,
  // One thing after the other is swiped, too.
  unless:
    /\bswip\w+ (?:through |on )?(?:(?!profiles|people|singles|matches)[\w-]+ ){0,3}(?:restaurants|caf[eé]s|bars|places|homes|houses|flats|apartments|rooms|listings|movies|films|series|shows|recipes|meals|dishes|books|songs|jobs|names|outfits|clothes|products|cars|games|photos|pictures|cards|articles|quotes|trips|destinations|hotels)\b/iu,
  presets: 'playful, warm',
  icon: 'heart',
  names: 'Two Coffees, Slow Dance, Hello Again',
  entity: 'person',
  bars: 'week',
  screens: `
    home | Discover | heart
    chats | Chats | chat
    saved | Likes | star
    detail | Profile
    thread | Chat
    form? | My profile | | | My profile
    settings? | Settings
    profile | Me | user`,
})
