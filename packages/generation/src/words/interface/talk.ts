/** What people write each other who meet for something; English, then the languages there are domains in. */
export const talkWords = `
  en | de | fr | es | pt | it | ar | zh | ja
  Thank you, that helped a lot | Danke, das hat sehr geholfen | Merci, ça m’a bien aidé | Gracias, me ayudó mucho | Obrigado, ajudou muito | Grazie, mi è servito molto | شكرًا، ساعدني ذلك كثيرًا | 谢谢，帮了大忙 | ありがとう、助かりました
  You: see you on Thursday | Du: bis Donnerstag | Vous : à jeudi | Tú: nos vemos el jueves | Você: até quinta | Tu: a giovedì | أنت: نلتقي يوم الخميس | 你：周四见 | あなた：木曜に
  Hello! Is Thursday still fine for you? | Hallo! Passt dir Donnerstag noch? | Bonjour ! Jeudi vous convient toujours ? | ¡Hola! ¿Te sigue bien el jueves? | Oi! Quinta ainda está bom para você? | Ciao! Giovedì ti va ancora bene? | مرحبًا! هل ما زال الخميس مناسبًا؟ | 你好！周四还方便吗？ | こんにちは。木曜でまだ大丈夫ですか？
  Yes, half past six. I will be there. | Ja, halb sieben. Ich bin da. | Oui, à 18 h 30. J’y serai. | Sí, a las seis y media. Allí estaré. | Sim, às seis e meia. Estarei lá. | Sì, alle sei e mezza. Ci sarò. | نعم، السادسة والنصف. سأكون هناك. | 可以，六点半。我会到。 | はい、6時半に伺います。
  Wonderful. I will send you the rest tonight. | Wunderbar. Den Rest schicke ich dir heute Abend. | Parfait. Je vous envoie le reste ce soir. | Genial. Esta noche te envío el resto. | Ótimo. Mando o resto hoje à noite. | Perfetto. Stasera ti mando il resto. | رائع. سأرسل الباقي الليلة. | 太好了，其余的今晚发你。 | よかった。残りは今夜送りますね。
  Thank you, that helps a lot | Danke, das hilft sehr | Merci, ça m’aide bien | Gracias, eso ayuda mucho | Obrigado, ajuda muito | Grazie, mi aiuta molto | شكرًا، هذا يساعد كثيرًا | 谢谢，很有帮助 | ありがとう、助かります
  See you on Thursday! | Bis Donnerstag! | À jeudi ! | ¡Hasta el jueves! | Até quinta! | A giovedì! | إلى الخميس! | 周四见！ | では木曜に！
`
