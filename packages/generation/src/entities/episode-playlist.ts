import { defineEntity } from '../entity.ts'

export const episodePlaylist = defineEntity({
  id: 'episode-playlist',
  one: 'Playlist',
  many: 'Playlists',
  words:
    'podcast playlist, episode playlist, playlist of podcast episode, playlist of episode, podcast episode playlist',
  icon: 'list',
  groups: 'Mine, Shared, Followed',
  fields: `
    Name | text | For the long drive
    Episodes | number | 9
    Shared with | text | Omar, Kim
    Order | choice | By hand | By hand, Oldest first, Shortest first
    Note | long | Begin with the lighthouse one`,
  samples: `
    image | title | subtitle | value
    sea podcast | For the long drive | 9 episodes, shared with Omar | 6 h 40
    interview podcast | People who make things | 12 episodes, by Iris | 9 h 10
    night | To fall asleep | 7 short ones | 2 h 05
    forest | Out in the woods | 5 episodes, with Kim | 3 h 20
    book | Begin here | 4 episodes for new listeners | 2 h 48`,
  about: 'Nine episodes from six shows. Omar added two and says: begin with the lighthouse one.',
  facts: '9 | Episodes\n6 h 40 | Length\n2 | Listen along',
  figures: '8 | Playlists\n3 | Shared',
  hero: 'Shared by Omar | For the long drive | Nine episodes, two are his | Play',
  tip: 'Iris added an episode | To People who make things',
  add: 'New playlist',
  use: 'Share playlist',
})
