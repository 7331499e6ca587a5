import type { ForeignDomain } from './domain.ts'

/** Work in rounds with a clock. */
export const focus: ForeignDomain = {
  id: 'focus',
  words: `pomodoro, fokus, konzentration
pomodoro, concentration, =focus
pomodoro, concentracion, enfoque
pomodoro, concentracao, foco
pomodoro, concentrazione
بومودورو, تركيز
番茄钟, 专注
ポモドーロ, 集中`,
  main: {
    nouns: `runde, sitzung, verlauf
session, historique
sesion, historial
sessao, sessoes, historico
session, cronologia
جلسات, سجل
专注记录, 历史
セッション, 履歴`,
    label: `Runden
Sessions
Sesiones
Sessões
Sessioni
الجلسات
专注记录
セッション`,
    rows: `Bericht schreiben | 25 Min, heute 9:00; Mails beantworten | 15 Min, heute 8:20; Präsentation | 50 Min, gestern; Vokabeln lernen | 25 Min, gestern; Buch lesen | 30 Min, Montag; Steuer sortieren | 25 Min, Sonntag
Rédiger le rapport | 25 min, aujourd’hui 9:00; Répondre aux mails | 15 min, aujourd’hui 8:20; Présentation | 50 min, hier; Vocabulaire | 25 min, hier; Lecture | 30 min, lundi; Papiers des impôts | 25 min, dimanche
Escribir el informe | 25 min, hoy 9:00; Responder correos | 15 min, hoy 8:20; Presentación | 50 min, ayer; Vocabulario | 25 min, ayer; Leer | 30 min, lunes; Papeles de Hacienda | 25 min, domingo
Escrever o relatório | 25 min, hoje 9:00; Responder e-mails | 15 min, hoje 8:20; Apresentação | 50 min, ontem; Vocabulário | 25 min, ontem; Leitura | 30 min, segunda; Imposto de renda | 25 min, domingo
Scrivere la relazione | 25 min, oggi 9:00; Rispondere alle mail | 15 min, oggi 8:20; Presentazione | 50 min, ieri; Vocaboli | 25 min, ieri; Lettura | 30 min, lunedì; Carte delle tasse | 25 min, domenica
كتابة التقرير | 25 دقيقة، اليوم 9:00; الرد على الرسائل | 15 دقيقة، اليوم 8:20; العرض | 50 دقيقة، أمس; مفردات | 25 دقيقة، أمس; قراءة | 30 دقيقة، الاثنين; ترتيب الأوراق | 25 دقيقة، الأحد
写报告 | 25分钟，今天 9:00; 回邮件 | 15分钟，今天 8:20; 做演示 | 50分钟，昨天; 背单词 | 25分钟，昨天; 阅读 | 30分钟，周一; 整理报销 | 25分钟，周日
報告書を書く | 25分、今日 9:00; メール返信 | 15分、今日 8:20; プレゼン準備 | 50分、昨日; 単語 | 25分、昨日; 読書 | 30分、月曜; 確定申告 | 25分、日曜`,
    icon: 'timer',
    fields: `Dauer | choice | 25 Min | 15 Min, 25 Min, 50 Min; Pause | text | 5 Min; Runden | number | 2; Datum | date | 19. Nov.
Durée | choice | 25 min | 15 min, 25 min, 50 min; Pause | text | 5 min; Tours | number | 2; Date | date | 19 nov.
Duración | choice | 25 min | 15 min, 25 min, 50 min; Descanso | text | 5 min; Rondas | number | 2; Fecha | date | 19 nov
Duração | choice | 25 min | 15 min, 25 min, 50 min; Pausa | text | 5 min; Ciclos | number | 2; Data | date | 19 nov
Durata | choice | 25 min | 15 min, 25 min, 50 min; Pausa | text | 5 min; Cicli | number | 2; Data | date | 19 nov
المدة | choice | 25 دقيقة | 15 دقيقة, 25 دقيقة, 50 دقيقة; استراحة | text | 5 دقائق; الجولات | number | 2; التاريخ | date | 19 نوفمبر
时长 | choice | 25分钟 | 15分钟, 25分钟, 50分钟; 休息 | text | 5分钟; 轮数 | number | 2; 日期 | date | 11月19日
時間 | choice | 25分 | 15分, 25分, 50分; 休憩 | text | 5分; ラウンド | number | 2; 日付 | date | 11月19日`,
    about: `Zwei Runden ohne Unterbrechung. Das Telefon lag im anderen Zimmer.
Deux tours sans interruption. Le téléphone était dans l’autre pièce.
Dos rondas sin interrupciones. El móvil, en otra habitación.
Dois ciclos sem interrupção. O celular ficou no outro quarto.
Due cicli senza interruzioni. Il telefono era nell’altra stanza.
جولتان دون انقطاع، والهاتف في غرفة أخرى.
两轮没有中断，手机放在另一个房间。
2ラウンド中断なし。スマホは別の部屋に。`,
  },
  lists: [],
}
