import { task } from '../task.ts'
import { defineVarieties } from './variety.ts'

/** What is to be done, by where one works. */
export const taskVarieties = defineVarieties(task, [
  {
    signs:
      'crm 8, sales 6, customers 5, clients 5, insurance agent 10, leads 6, policies 6, deals 5, real estate agent 8',
    fields: `
      Task | text | Call back about the offer
      List | choice | Today | Today, Calls, Offers`,
    samples: `
      title | subtitle | icon | time
      Call back about the offer | Lea Brandt, before noon | phone | 09:00
      Send the renewal | Omar Haddad, due Friday | mail | 10:30
      Prepare the meeting | Norrgard, 14:00 | calendar | 12:15
      Write down the visit | Mill Café | edit | 17:00
      Check the contract | Two pages are missing | file | 18:30
      Wish a happy birthday | Ana Petrova | gift | 16:00`,
    about: 'She has asked for two prices. The smaller one fits, the larger one has the service in it.',
    hero: 'First thing | Call back about the offer | Lea Brandt, best before noon | Start now',
  },
  {
    signs:
      'community garden 12, allotment 10, garden 6, gardeners 8, plots 6, harvest 4, orchard 8, farm 6, vineyard 8',
    fields: `
      Task | text | Turn the compost
      List | choice | Today | Today, Beds, Shared`,
    samples: `
      title | subtitle | icon | time
      Turn the compost | Two people, an hour | leaf | 09:00
      Water the young beds | Before ten, north side | drop | 10:30
      Mend the fence | By the gate, tools in the shed | tools | 12:15
      Sow the winter rye | Plots 4 to 7 | leaf | 14:00
      Cut the hedge | Not before August | tools | 16:00
      Clean the tool shed | Everybody, Saturday | home | 18:30`,
    about: 'Two people and an hour are enough. The forks hang in the shed, the barrow stands behind it.',
    hero: 'First thing | Turn the compost | Two people and an hour | Start now',
  },
  {
    signs:
      'team 4, office 5, startup 6, company 5, project manager 6, project management 6, project team 6, kanban 6, marketing 8, agency 6, staff 4, employees 5, colleagues 5, assignees 8',
    fields: `
      Task | text | Draft the plan
      List | choice | Today | Today, This week, Waiting`,
    samples: `
      title | subtitle | icon | time
      Draft the plan | Lea, due Friday | edit | 09:00
      Review the numbers | Omar, 2 comments | chart | 10:30
      Order the samples | Kim, waits for a price | bag | 12:15
      Test on two phones | Ana, in work | phone | 14:00
      Write the announcement | Iris, first version | mail | 16:00
      Sign the contract | Tomás, with the lawyer | file | 18:30`,
    about: 'A page is enough: what, who, until when. Numbers from last year are in the folder.',
    hero: 'First thing | Draft the plan | Lea, due on Friday | Start now',
  },
])
