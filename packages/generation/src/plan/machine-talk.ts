import type { Understanding } from '../understand/understand.ts'
import { capitalise } from '../words/forms.ts'
import type { ScreenPlan } from './types.ts'

const isOfMachine =
  /\b(?:ai|a\.i\.|artificial intelligence|chat ?bots?|gpt|chatgpt|llm|(?:telegram |ordering |chat |support )?bots?(?= (?:for|that|which|to|where|with)\b)|virtual (?:assistant|coach|trainer|doctor|nurse|tutor|companion))\b/i
const role =
  'coach|assistant|bot|chatbot|trainer|tutor|advisor|adviser|companion|chef|guide|buddy|mentor|stylist|nutritionist|expert|agent|planner|concierge|copilot'
/** "Chat with the coach", "ask the assistant", "AI coach chat". */
const partner = new RegExp(
  String.raw`\b(?:chat|talk|speak|conversation|ask)s?(?:ing)?(?: questions)? (?:with |to )?(?:the |an |a |your |our |my )(?:ai |virtual |personal |smart )*(${role})\b|\bai (${role}) chat\b|\b(chatbot|ai chat)\b`,
  'i',
)
/** "Chat where you can ask questions about the material": the machine answers. */
const asking = /\bchat (?:where|in which|to ask|for asking|about)\b[^.;\n]{0,40}\b(?:ask|questions?)\b/i
/** "A bot for ordering pizza": the whole app is that conversation. */
const ofBot = /^(?:an? |the |my |simple )*(?:\p{L}+ )?(?:chat ?)?bot (?:for|that|which|to|where|with)\b/iu
/** People write each other, whatever else a machine does. */
const amongPeople =
  /\b(?:chats?|talks?|messag\w+)(?:ing)? (?:with|to|between|among) (?:\p{L}+ ){0,2}\p{L}{3,}s\b|\b(?:group chat|direct messages?|message (?:board|each other|other))/iu

/** Where a machine answers, one has one conversation with it rather than an inbox of people. Changes the screens. */
export function talkToMachine(screens: readonly ScreenPlan[], { text }: Pick<Understanding, 'text'>): void {
  const inbox = screens.find(({ kind }) => kind === 'chats')
  if (!inbox || !isOfMachine.test(text) || amongPeople.test(text)) return
  const [, one, other] = partner.exec(text) ?? []
  if (!partner.test(text) && !asking.test(text) && !ofBot.test(text)) return
  inbox.kind = 'thread'
  inbox.isMachine = true
  inbox.title = capitalise((one ?? other ?? 'assistant').toLowerCase())
  inbox.name = inbox.name === 'Messages' ? 'Chat' : inbox.name
}
