import { defineArchetype } from '../archetype.ts'

export const photoSharing = defineArchetype({
  id: 'photo-sharing',
  words:
    'stock photos 34, photo of the day 20, photo challenge 22, daily photo 18, bereal 20, one photo a day 20, instagram 8, photo sharing 7, share photo 5, follow 5, feed 3, post 3, social network 6, social app 5, community 2, like and comment 3, instagram 16, instagram clone 20, photo sharing for 24, photo sharing app 24, share photos with likes 30, photo sharing with 18, picture sharing 20, pet photos 18',
  examples: `
    A photo of my hair every day in a calendar, share it and comment on those of others
    Social app for plant people: share photos with a tag and a rating, follow other growers, discover what is trending
    Surfers post pictures of waves with the spot, follow each other, make lists of the best breaks
    One picture a day among my closest friends, nobody else sees it
    Square pictures with filters, hearts, comments and people to follow
    Weekly theme for amateur photographers, everybody posts one shot, the group votes for the best
    Like Instagram but only for gardeners
    Post your breakfast, follow others, see what they eat
    A little network for skaters to share clips and snapshots with captions and likes
    Friends get a random prompt once a day and snap front and back within two minutes
    Share street art pictures, tag the neighbourhood, comment and follow artists
    Family abroad upload moments of the kids, grandparents press a heart and write a line
    For our sketching community: upload today's drawing, get reactions, profile grid, followers
    Stories that vanish after a day, with stickers and direct messages between friends
    Users post outfit selfies and get compliments, explore page, notifications for new fans
    Dog lovers post pictures of their pets, like and comment`,
  presets: 'playful, clean',
  icon: 'image',
  names: 'Lightleak, Contact Sheet, Fern',
  entity: 'moment',
  screens: `
    feed | Feed | image
    browse | Discover | search
    form | New post | plus
    notifications? | Activity | heart
    detail | Post
    people | People
    chats? | Messages
    signin? | Sign in
    profile | Profile | user`,
})
