import type { ForeignDomain } from './domain.ts'

/** A wedding, from guests to suppliers. */
export const wedding: ForeignDomain = {
  id: 'wedding',
  words: `hochzeit
mariage
boda, casamiento
casamento
matrimonio, nozze
زفاف, عرس, زواج
婚礼, 结婚
結婚式, ウェディング`,
  main: {
    nouns: `gast, gaste, gasteliste
invite
invitado, invitados
convidad
invitat, ospit
ضيوف, المدعو
宾客, 嘉宾
ゲスト, 招待`,
    label: `Gäste
Invités
Invitados
Convidados
Invitati
الضيوف
宾客
ゲスト`,
    rows: `Zugesagt, 2 Personen; Zugesagt, vegetarisch; Offen; Zugesagt, mit Kind; Abgesagt; Zugesagt, Tisch 4
Confirmé, 2 personnes; Confirmé, végétarien; En attente; Confirmé, avec enfant; Décliné; Confirmé, table 4
Confirmado, 2 personas; Confirmado, vegetariano; Pendiente; Confirmado, con niño; No asiste; Confirmado, mesa 4
Confirmado, 2 pessoas; Confirmado, vegetariano; Pendente; Confirmado, com criança; Não vem; Confirmado, mesa 4
Confermato, 2 persone; Confermato, vegetariano; In attesa; Confermato, con bimbo; Non viene; Confermato, tavolo 4
مؤكد، شخصان; مؤكد، نباتي; بانتظار الرد; مؤكد مع طفل; معتذر; مؤكد، طاولة 4
已确认，2人; 已确认，素食; 待回复; 已确认，带小孩; 不能来; 已确认，4号桌
出席、2名; 出席、ベジタリアン; 返信待ち; 出席、お子さま連れ; 欠席; 出席、4番テーブル`,
    of: 'people',
    icon: 'users',
    fields: `Antwort | choice | zugesagt | zugesagt, offen, abgesagt; Personen | number | 2; Tisch | text | 4; Essen | choice | Menü | Menü, vegetarisch, vegan
Réponse | choice | confirmé | confirmé, en attente, décliné; Personnes | number | 2; Table | text | 4; Menu | choice | classique | classique, végétarien, végan
Respuesta | choice | confirmado | confirmado, pendiente, no asiste; Personas | number | 2; Mesa | text | 4; Menú | choice | clásico | clásico, vegetariano, vegano
Resposta | choice | confirmado | confirmado, pendente, não vem; Pessoas | number | 2; Mesa | text | 4; Menu | choice | tradicional | tradicional, vegetariano, vegano
Risposta | choice | confermato | confermato, in attesa, non viene; Persone | number | 2; Tavolo | text | 4; Menù | choice | classico | classico, vegetariano, vegano
الرد | choice | مؤكد | مؤكد, بانتظار, معتذر; الأشخاص | number | 2; الطاولة | text | 4; الطعام | choice | عادي | عادي, نباتي
回复 | choice | 已确认 | 已确认, 待回复, 不能来; 人数 | number | 2; 桌号 | text | 4; 餐食 | choice | 普通 | 普通, 素食
返信 | choice | 出席 | 出席, 返信待ち, 欠席; 人数 | number | 2; テーブル | text | 4; 食事 | choice | 通常 | 通常, ベジタリアン`,
    about: `Reist am Vortag an und übernachtet im Lindenhof. Bringt einen Kuchen mit.
Arrive la veille et dort à l’auberge. Apporte un gâteau.
Llega la víspera y duerme en el hostal. Trae una tarta.
Chega na véspera e dorme na pousada. Traz um bolo.
Arriva il giorno prima e dorme in locanda. Porta una torta.
تصل قبل يوم وتقيم في الفندق القريب.
提前一天到，住在附近的酒店。
前日に到着、近くのホテルに宿泊。`,
  },
  lists: [
    {
      nouns: `dienstleister, lieferant, anbieter
prestataire, fournisseur
proveedor
fornecedor
fornitor
موردين, مزودي
供应商, 商家, 团队
業者, 手配`,
      label: `Dienstleister
Prestataires
Proveedores
Fornecedores
Fornitori
الموردون
供应商
手配先`,
      rows: `Gasthof Lindenhof | Saal und Essen; Blumen Marei | Sträuße und Tische; Foto Kessler | 8 Stunden; Band Südwind | Musik bis 1 Uhr; Konditorei Hain | Torte, 3 Stock; Papier & Tinte | Einladungen
Auberge du Tilleul | salle et repas; Fleurs Marie | bouquets et tables; Photo Lambert | 8 heures; Groupe Mistral | musique jusqu’à 1 h; Pâtisserie Roche | pièce montée; Papier & Encre | faire-part
Finca Los Tilos | salón y banquete; Flores Carmen | ramos y mesas; Foto Rivas | 8 horas; Grupo Levante | música hasta la 1; Pastelería Soler | tarta de 3 pisos; Papel y Tinta | invitaciones
Espaço Tília | salão e jantar; Flores da Ana | buquês e mesas; Foto Ribeiro | 8 horas; Banda Vento Sul | música até 1h; Doces da Lu | bolo de 3 andares; Papel & Tinta | convites
Villa dei Tigli | sala e cena; Fiori Marta | bouquet e tavoli; Foto Conti | 8 ore; Gruppo Scirocco | musica fino all’1; Pasticceria Rossi | torta a 3 piani; Carta e Inchiostro | inviti
قاعة الياسمين | القاعة والعشاء; ورود الشام | الباقات; تصوير النور | 8 ساعات; فرقة الأفراح | حتى منتصف الليل; حلويات الأمير | كعكة 3 طوابق; بطاقات الفرح | الدعوات
菩提庄园 | 场地与晚宴; 花语花艺 | 花束与布置; 光影摄影 | 8小时; 南风乐队 | 至晚上11点; 甜心蛋糕 | 三层蛋糕; 纸墨工坊 | 请柬
菩提樹ガーデン | 会場と食事; 花のアトリエ | 花束と装花; 写真館ひかり | 8時間; バンド南風 | 演奏; 洋菓子はるか | 3段ケーキ; 紙とインク | 招待状`,
      values: '€ 4.800; € 640; € 1.450; € 900; € 380; € 210',
      icon: 'building',
      isUsual: true,
    },
    {
      nouns: `budget, kosten, ausgabe
budget, depense, cout
presupuesto, gasto, coste
orcamento, gasto, custo
budget, bilanci, spese, cost
ميزانية, تكاليف
预算, 费用
予算, 費用`,
      label: `Budget
Budget
Presupuesto
Orçamento
Budget
الميزانية
预算
予算`,
      rows: `Feier und Essen | 60 % bezahlt; Kleid und Anzug | Anprobe im März; Foto und Film | angezahlt; Musik | offen; Blumen | offen; Ringe | bezahlt
Réception et repas | 60 % payé; Robe et costume | essayage en mars; Photo et film | acompte versé; Musique | à payer; Fleurs | à payer; Alliances | payé
Banquete | 60 % pagado; Vestido y traje | prueba en marzo; Foto y vídeo | señal pagada; Música | pendiente; Flores | pendiente; Anillos | pagado
Festa e jantar | 60 % pago; Vestido e terno | prova em março; Foto e vídeo | sinal pago; Música | pendente; Flores | pendente; Alianças | pago
Ricevimento | 60 % pagato; Abiti | prova a marzo; Foto e video | acconto versato; Musica | da pagare; Fiori | da pagare; Fedi | pagato
الحفل والعشاء | دُفع 60%; الفستان والبدلة | القياس في مارس; التصوير | عربون مدفوع; الموسيقى | متبقي; الورود | متبقي; الخواتم | مدفوع
婚宴 | 已付60%; 婚纱礼服 | 三月试穿; 摄影摄像 | 已付定金; 音乐 | 未付; 鲜花 | 未付; 戒指 | 已付
披露宴 | 60%支払い済み; 衣装 | 3月に試着; 写真と動画 | 内金済み; 音楽 | 未払い; 装花 | 未払い; 指輪 | 支払い済み`,
      values: '€ 4.800; € 1.900; € 1.450; € 900; € 640; € 720',
      icon: 'wallet',
    },
    {
      nouns: `aufgabe, checkliste, =todo
tache, a faire, liste
tarea, pendiente, checklist
tarefa, checklist
cose, compit, attivit
مهام
待办, 任务, 清单
やること, タスク`,
      label: `Aufgaben
À faire
Tareas
Tarefas
Cose da fare
المهام
待办
やること`,
      rows: `Standesamt anmelden | erledigt; Einladungen verschicken | bis 1. Dez.; Ringe aussuchen | bis 12. Dez.; Menü probieren | Sa, 12:00; Sitzplan machen | im März; Anzug ändern | im April
Dossier de mairie | fait; Envoyer les faire-part | avant le 1 déc.; Choisir les alliances | avant le 12 déc.; Goûter le menu | sam. 12:00; Plan de table | en mars; Retouches du costume | en avril
Papeles del juzgado | hecho; Enviar invitaciones | antes del 1 dic; Elegir anillos | antes del 12 dic; Probar el menú | sáb, 14:00; Plano de mesas | en marzo; Arreglar el traje | en abril
Dar entrada no cartório | feito; Enviar convites | até 1 dez; Escolher alianças | até 12 dez; Degustação | sáb, 12:00; Mapa de mesas | em março; Ajustar o terno | em abril
Documenti in comune | fatto; Spedire gli inviti | entro il 1 dic; Scegliere le fedi | entro il 12 dic; Prova menù | sab, 12:00; Tavoli | a marzo; Sistemare l’abito | ad aprile
حجز القاعة | تم; إرسال الدعوات | قبل 1 ديسمبر; اختيار الخواتم | قبل 12 ديسمبر; تذوق القائمة | السبت 12:00; ترتيب الطاولات | مارس
订场地 | 完成; 寄请柬 | 12月1日前; 挑戒指 | 12月12日前; 试菜 | 周六 12:00; 排座位 | 三月
会場の予約 | 完了; 招待状を送る | 12月1日まで; 指輪を選ぶ | 12月12日まで; 試食会 | 土 12:00; 席次表 | 3月`,
      of: 'days',
      icon: 'check',
    },
  ],
}
