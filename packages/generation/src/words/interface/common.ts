/** The interface's common words: English, then German, French, Spanish, Portuguese, Italian, Arabic, Chinese, Japanese, Hebrew. */
export const common = `
  en | de | fr | es | pt | it | ar | zh | ja | he
  Home | Start | Accueil | Inicio | Início | Home | الرئيسية | 首页 | ホーム | ראשי
  Today | Heute | Aujourd’hui | Hoy | Hoje | Oggi | اليوم | 今天 | 今日 | היום
  Yesterday | Gestern | Hier | Ayer | Ontem | Ieri | أمس | 昨天 | 昨日 | אתמול
  All | Alle | Tout | Todo | Tudo | Tutti | الكل | 全部 | すべて | הכול
  Me | Ich | Moi | Yo | Eu | Io | أنا | 我 | マイ | אני
  Profile | Profil | Profil | Perfil | Perfil | Profilo | الملف الشخصي | 个人资料 | プロフィール | פרופיל
  Search | Suchen | Rechercher | Buscar | Buscar | Cerca | بحث | 搜索 | 検索 | חיפוש
  Save | Sichern | Enregistrer | Guardar | Salvar | Salva | حفظ | 保存 | 保存 | שמירה
  Saved | Gemerkt | Enregistrés | Guardados | Salvos | Salvati | المحفوظات | 收藏 | 保存済み | שמורים
  Add | Neu | Ajouter | Añadir | Adicionar | Aggiungi | إضافة | 添加 | 追加 | הוספה
  New | Neu | Nouveau | Nuevo | Novo | Nuovo | جديد | 新 | 新規 | חדש
  Edit | Bearbeiten | Modifier | Editar | Editar | Modifica | تعديل | 编辑 | 編集 | עריכה
  Open | Öffnen | Ouvrir | Abrir | Abrir | Apri | فتح | 打开 | 開く | פתיחה
  Done | Fertig | Terminé | Hecho | Feito | Fatto | تم | 完成 | 完了 | בוצע
  Settings | Einstellungen | Réglages | Ajustes | Ajustes | Impostazioni | الإعدادات | 设置 | 設定 | הגדרות
  Reminders | Erinnerungen | Rappels | Recordatorios | Lembretes | Promemoria | التذكيرات | 提醒 | リマインダー | תזכורות
  Weekly summary | Wochenrückblick | Bilan de la semaine | Resumen semanal | Resumo semanal | Riepilogo settimanale | ملخص الأسبوع | 每周总结 | 週のまとめ | סיכום שבועי
  Notifications | Mitteilungen | Notifications | Notificaciones | Notificações | Notifiche | الإشعارات | 通知 | 通知 | התראות
  Calendar | Kalender | Calendrier | Calendario | Calendário | Calendario | التقويم | 日历 | カレンダー | לוח שנה
  Map | Karte | Carte | Mapa | Mapa | Mappa | الخريطة | 地图 | 地図 | מפה
  Plan | Plan | Plan | Plan | Plano | Piano | الخطة | 计划 | 計画 | תוכנית
  Progress | Fortschritt | Progrès | Progreso | Progresso | Progressi | التقدم | 进度 | 進捗 | התקדמות
  Numbers | Zahlen | Chiffres | Cifras | Números | Numeri | الأرقام | 统计 | 統計 | נתונים
  History | Verlauf | Historique | Historial | Histórico | Cronologia | السجل | 历史 | 履歴 | היסטוריה
  Messages | Nachrichten | Messages | Mensajes | Mensagens | Messaggi | الرسائل | 消息 | メッセージ | הודעות
  Details | Details | Détails | Detalles | Detalhes | Dettagli | التفاصيل | 详情 | 詳細 | פרטים
  Status | Status | Statut | Estado | Estado | Stato | الحالة | 状态 | 状態 | מצב
  Date | Datum | Date | Fecha | Data | Data | التاريخ | 日期 | 日付 | תאריך
  Notes | Notizen | Notes | Notas | Notas | Note | ملاحظات | 备注 | メモ | הערות
  Name | Name | Nom | Nombre | Nome | Nome | الاسم | 名称 | 名前 | שם
  Recent | Zuletzt | Récents | Recientes | Recentes | Recenti | الأحدث | 最近 | 最近 | אחרונים
  See all | Alle zeigen | Tout voir | Ver todo | Ver tudo | Vedi tutti | عرض الكل | 查看全部 | すべて見る | הצגת הכול
  Up next | Als Nächstes | À suivre | Siguiente | A seguir | Prossimo | التالي | 接下来 | 次 | הבא בתור
  This week | Diese Woche | Cette semaine | Esta semana | Esta semana | Questa settimana | هذا الأسبوع | 本周 | 今週 | השבוע
  At a glance | Auf einen Blick | En bref | De un vistazo | Num relance | In breve | نظرة سريعة | 概览 | 概要 | במבט אחד
  More to do | Mehr | Plus | Más | Mais | Altro | المزيد | 更多 | その他 | עוד
  See also | Siehe auch | Voir aussi | Ver también | Ver também | Vedi anche | انظر أيضًا | 另请参阅 | 関連 | ראו גם
  Back | Zurück | Retour | Atrás | Voltar | Indietro | رجوع | 返回 | 戻る | חזרה
  Close | Schließen | Fermer | Cerrar | Fechar | Chiudi | إغلاق | 关闭 | 閉じる | סגירה
  Filter | Filter | Filtre | Filtro | Filtro | Filtro | تصفية | 筛选 | 絞り込み | סינון
  Sort | Sortieren | Trier | Ordenar | Ordenar | Ordina | ترتيب | 排序 | 並べ替え | מיון
  Nearby | In der Nähe | À proximité | Cerca | Por perto | Vicino | بالقرب | 附近 | 近く | בקרבת מקום
  What to tell me | Worüber informieren | Me prévenir de | Qué avisarme | O que avisar | Avvisami di | ما الذي أُبلَّغ به | 提醒内容 | 通知の内容 | על מה להודיע
  News | Neues | Nouveautés | Novedades | Novidades | Novità | الجديد | 动态 | お知らせ | חדשות
  Quiet after 21:00 | Ruhe nach 21:00 | Silence après 21 h | Silencio desde las 21 | Silêncio após as 21h | Silenzio dopo le 21 | صمت بعد 21:00 | 21点后静音 | 21時以降は静かに | שקט אחרי 21:00
  2 new since this morning | 2 neue seit heute früh | 2 nouveaux depuis ce matin | 2 nuevos desde hoy | 2 novos desde cedo | 2 nuovi da stamattina | جديدان منذ الصباح | 今早以来2条新消息 | 今朝から新着2件 | 2 חדשות מהבוקר
  Wed | Mi | mer. | mié | qua | mer | الأربعاء | 周三 | 水 | ד׳
  Tue | Di | mar. | mar | ter | mar | الثلاثاء | 周二 | 火 | ג׳
  Mon | Mo | lun. | lun | seg | lun | الاثنين | 周一 | 月 | ב׳
  Tuesday | Dienstag | Mardi | Martes | Terça | Martedì | الثلاثاء | 周二 | 火曜日 | שלישי
  Monday | Montag | Lundi | Lunes | Segunda | Lunedì | الاثنين | 周一 | 月曜日 | שני
  Sunday | Sonntag | Dimanche | Domingo | Domingo | Domenica | الأحد | 周日 | 日曜日 | ראשון
  Week | Woche | Semaine | Semana | Semana | Settimana | أسبوع | 周 | 週 | שבוע
  Month | Monat | Mois | Mes | Mês | Mese | شهر | 月 | 月 | חודש
  Year | Jahr | Année | Año | Ano | Anno | سنة | 年 | 年 | שנה
  Day | Tag | Jour | Día | Dia | Giorno | يوم | 日 | 日 | יום
  Online | Online | En ligne | En línea | Online | Online | متصل | 在线 | オンライン | מחובר
  Online now | Jetzt online | En ligne | En línea ahora | Online agora | Online ora | متصل الآن | 现在在线 | オンライン中 | מחוברים עכשיו
  2 km away | 2 km entfernt | À 2 km | A 2 km | A 2 km | A 2 km | على بعد 2 كم | 2公里外 | 2 km先 | במרחק 2 ק״מ
  Here since spring | Seit Frühling dabei | Depuis le printemps | Desde primavera | Desde a primavera | Da primavera | معنا منذ الربيع | 春天加入 | 春から参加 | כאן מאז האביב
  Answers quickly | Antwortet schnell | Répond vite | Responde rápido | Responde rápido | Risponde subito | يرد بسرعة | 回复很快 | 返信が早い | עונה מהר
  Back on Monday | Ab Montag zurück | De retour lundi | Vuelve el lunes | Volta segunda | Torna lunedì | يعود الاثنين | 周一回来 | 月曜に戻る | חוזר ביום שני
  New this week | Neu diese Woche | Nouveau cette semaine | Nuevo esta semana | Novo esta semana | Nuovo questa settimana | جديد هذا الأسبوع | 本周新增 | 今週の新着 | חדש השבוע
  Better with company | Zusammen ist es schöner | Mieux à plusieurs | Mejor en compañía | Melhor acompanhado | Meglio insieme | أفضل مع الأصدقاء | 和朋友一起更好 | みんなで使おう | ביחד טוב יותר
  Send a link; it opens on any phone. | Schick einen Link, er öffnet sich überall. | Envoyez un lien à ouvrir partout. | Envía un enlace que abre en todo móvil. | Envie um link para qualquer celular. | Invia un link, si apre ovunque. | أرسل رابطًا يفتح على أي هاتف. | 发送链接，任何手机都能打开。 | リンクを送るだけで開けます。 | שלחו קישור, הוא נפתח בכל טלפון.
  Name or place | Name oder Ort | Nom ou lieu | Nombre o lugar | Nome ou lugar | Nome o luogo | الاسم أو المكان | 姓名或地点 | 名前か場所 | שם או מקום
  Name or word | Name oder Wort | Nom ou mot | Nombre o palabra | Nome ou palavra | Nome o parola | اسم أو كلمة | 姓名或关键词 | 名前か言葉 | שם או מילה
  Street or place | Straße oder Ort | Rue ou lieu | Calle o lugar | Rua ou lugar | Via o luogo | شارع أو مكان | 街道或地点 | 通りか場所 | רחוב או מקום
  Contact | Kontakt | Contact | Contacto | Contato | Contatto | تواصل | 联系方式 | 連絡先 | יצירת קשר
  Answers within the hour | Antwortet in einer Stunde | Répond dans l’heure | Responde en una hora | Responde em uma hora | Risponde entro un’ora | يرد خلال ساعة | 一小时内回复 | 1時間以内に返信 | עונה תוך שעה
  Not set | Offen | Non défini | Sin definir | Não definido | Non impostato | غير محدد | 未设置 | 未設定 | לא הוגדר
  Thursday 19 | Donnerstag 19. | Jeudi 19 | Jueves 19 | Quinta 19 | Giovedì 19 | الخميس 19 | 19日 周四 | 19日（木） | חמישי 19
  November 2026 | November 2026 | Novembre 2026 | Noviembre de 2026 | Novembro de 2026 | Novembre 2026 | نوفمبر 2026 | 2026年11月 | 2026年11月 | נובמבר 2026
  Thursday 19 Nov | Donnerstag, 19. Nov. | Jeudi 19 nov. | Jueves 19 nov | Quinta 19 nov | Giovedì 19 nov | الخميس 19 نوفمبر | 11月19日 周四 | 11月19日（木） | חמישי, 19 בנובמבר
  Yours | Deins | À vous | Tuyo | Seu | Tuoi | لك | 我的内容 | あなたの内容 | שלך
  Dark mode | Dunkler Modus | Mode sombre | Modo oscuro | Modo escuro | Tema scuro | الوضع الداكن | 深色模式 | ダークモード | מצב כהה
  Larger text | Größere Schrift | Texte plus grand | Texto más grande | Texto maior | Testo più grande | نص أكبر | 更大字体 | 大きな文字 | טקסט גדול
  Push notifications | Push-Nachrichten | Notifications push | Avisos push | Avisos push | Notifiche push | إشعارات فورية | 推送通知 | プッシュ通知 | התראות דחיפה
  Email summary | Zusammenfassung per Mail | Résumé par e-mail | Resumen por correo | Resumo por e-mail | Riepilogo via mail | ملخص بالبريد | 邮件摘要 | メールのまとめ | סיכום במייל
  Language | Sprache | Langue | Idioma | Idioma | Lingua | اللغة | 语言 | 言語 | שפה
  English | Deutsch | Français | Español | Português | Italiano | العربية | 中文 | 日本語 | עברית
  Appearance | Darstellung | Apparence | Apariencia | Aparência | Aspetto | المظهر | 外观 | 外観 | תצוגה
  Days with something | Tage mit Einträgen | Jours actifs | Días con actividad | Dias com registro | Giorni attivi | أيام النشاط | 有记录的日子 | 記録のある日 | ימים עם פעילות
  People | Personen | Personnes | Personas | Pessoas | Persone | الأشخاص | 人员 | 人 | אנשים
  Search messages | Nachrichten suchen | Chercher un message | Buscar mensajes | Buscar mensagens | Cerca messaggi | بحث في الرسائل | 搜索消息 | メッセージを検索 | חיפוש בהודעות
  Who brings the map on Sunday? | Wer bringt Sonntag die Karte mit? | Qui apporte la carte dimanche ? | ¿Quién trae el mapa el domingo? | Quem traz o mapa domingo? | Chi porta la mappa domenica? | من يحضر الخريطة يوم الأحد؟ | 周日谁带地图？ | 日曜、地図は誰が持ってくる？ | מי מביא את המפה ביום ראשון?
  Voice message, 0:42 | Sprachnachricht, 0:42 | Message vocal, 0:42 | Mensaje de voz, 0:42 | Mensagem de voz, 0:42 | Messaggio vocale, 0:42 | رسالة صوتية، 0:42 | 语音消息 0:42 | ボイス 0:42 | הודעה קולית, 0:42
  You: see you at six | Du: bis sechs | Vous : à six heures | Tú: nos vemos a las seis | Você: até às seis | Tu: ci vediamo alle sei | أنت: نلتقي في السادسة | 你：六点见 | あなた：6時に | את: נתראה בשש
  Sent a picture | Hat ein Bild geschickt | A envoyé une photo | Envió una foto | Enviou uma foto | Ha inviato una foto | أرسل صورة | 发了一张图片 | 写真を送信 | נשלחה תמונה
  Perfect, thank you | Perfekt, danke | Parfait, merci | Perfecto, gracias | Perfeito, obrigado | Perfetto, grazie | ممتاز، شكرًا | 好的，谢谢 | ありがとう | מצוין, תודה
  Is Tuesday still fine? | Passt Dienstag noch? | Mardi convient toujours ? | ¿Sigue bien el martes? | Terça ainda serve? | Martedì va ancora bene? | هل الثلاثاء مناسب؟ | 周二还可以吗？ | 火曜で大丈夫？ | יום שלישי עדיין מתאים?
  Keep what you like | Behalte, was dir gefällt | Gardez ce qui vous plaît | Guarda lo que te gusta | Guarde o que gosta | Conserva ciò che ami | احتفظ بما يعجبك | 收藏喜欢的 | お気に入りを保存 | שמרו מה שאהבתם
  Go on with | Weiter mit | Continuer avec | Seguir con | Continuar com | Continua con | تابع مع | 继续 | 続ける | להמשיך עם
  Look closer | Genauer ansehen | Voir de plus près | Ver de cerca | Ver de perto | Guarda meglio | تفاصيل أكثر | 查看更多 | 詳しく見る | לפרטים
  Invite | Einladen | Inviter | Invitar | Convidar | Invita | دعوة | 邀请 | 招待 | הזמנה
  Invite people | Leute einladen | Inviter | Invitar personas | Convidar pessoas | Invita persone | ادعُ أشخاصًا | 邀请好友 | 招待する | הזמנת אנשים
  Notification settings | Mitteilungen einstellen | Réglages d’alertes | Ajustes de avisos | Ajustes de avisos | Impostazioni avvisi | إعدادات الإشعارات | 通知设置 | 通知設定 | הגדרות התראות
  Sign out | Abmelden | Se déconnecter | Cerrar sesión | Sair | Esci | تسجيل الخروج | 退出登录 | ログアウト | התנתקות
  This month | Dieser Monat | Ce mois | Este mes | Este mês | Questo mese | هذا الشهر | 本月 | 今月 | החודש
  Show | Zeigen | Afficher | Mostrar | Mostrar | Mostra | عرض | 显示 | 表示 | הצגה
  Main navigation | Hauptnavigation | Navigation principale | Navegación principal | Navegação principal | Navigazione principale | التنقل الرئيسي | 主导航 | メインナビゲーション | ניווט ראשי
  Span | Zeitraum | Période | Periodo | Período | Periodo | الفترة | 时间范围 | 期間 | טווח
  Keep offline | Offline behalten | Hors ligne | Sin conexión | Sem internet | Offline | بدون اتصال | 离线保存 | オフライン保存 | שמירה במכשיר
  News by mail | Neues per Mail | Nouvelles par e-mail | Noticias por correo | Novidades por e-mail | Novità via mail | أخبار بالبريد | 邮件通知 | メールでお知らせ | חדשות במייל
  Share my profile | Profil teilen | Partager mon profil | Compartir mi perfil | Partilhar perfil | Condividi profilo | مشاركة ملفي | 分享我的资料 | プロフィールを共有 | שיתוף הפרופיל שלי
  Lately | Zuletzt | Récemment | Últimamente | Ultimamente | Di recente | مؤخرًا | 最近动态 | 最近のこと | לאחרונה
  Made for you | Für dich | Pour vous | Para ti | Para você | Per te | لك | 为你推荐 | おすすめ | בשבילך
  Loved lately | Gerade beliebt | En vogue | Lo más querido | Em alta | I più amati | الأكثر حبًا | 近期最爱 | 人気 | אהובים לאחרונה
  Send a message | Nachricht schreiben | Écrire | Escribir | Escrever | Scrivi | إرسال رسالة | 发消息 | メッセージ | שליחת הודעה
  Conversations | Unterhaltungen | Conversations | Conversaciones | Conversas | Conversazioni | المحادثات | 对话 | 会話 | שיחות
  Choose | Wählen | Choisir | Elegir | Escolher | Scegli | اختر | 选择 | 選択 | בחירה
  Phone | Telefon | Téléphone | Teléfono | Telefone | Telefono | الهاتف | 电话 | 電話 | טלפון
  Email | E-Mail | E-mail | Correo | E-mail | E-mail | البريد الإلكتروني | 邮箱 | メール | דוא״ל
  Since | Seit | Depuis | Desde | Desde | Dal | منذ | 自 | 開始日 | מאז
  Time | Uhrzeit | Heure | Hora | Hora | Ora | الوقت | 时间 | 時刻 | שעה
  Place | Ort | Lieu | Lugar | Local | Luogo | المكان | 地点 | 場所 | מקום
  Person | Person | Personne | Persona | Pessoa | Persona | الشخص | 人员 | 担当 | אדם
  What one can do | Was man hier tut | Actions | Acciones | Ações | Azioni | الإجراءات | 操作 | できること | פעולות
  Type here | Hier eingeben | Saisir ici | Escribir aquí | Escrever aqui | Scrivi qui | اكتب هنا | 在此输入 | ここに入力 | להקליד כאן
  Portions | Portionen | Portions | Raciones | Porções | Porzioni | الحصص | 份数 | 人数分 | מנות
  Duration | Dauer | Durée | Duración | Duração | Durata | المدة | 时长 | 所要時間 | משך
  Photo | Foto | Photo | Foto | Foto | Foto | صورة | 照片 | 写真 | תמונה
  Quantity | Menge | Quantité | Cantidad | Quantidade | Quantità | الكمية | 数量 | 数量 | כמות
  Price | Preis | Prix | Precio | Preço | Prezzo | السعر | 价格 | 価格 | מחיר
  Due | Fällig | Échéance | Vence | Prazo | Scadenza | الاستحقاق | 截止 | 期限 | מועד אחרון
  Number | Nummer | Numéro | Número | Número | Numero | الرقم | 编号 | 番号 | מספר
  Rating | Bewertung | Note | Valoración | Nota | Voto | التقييم | 评分 | 評価 | דירוג
  Text | Text | Texte | Texto | Texto | Testo | النص | 内容 | 本文 | טקסט
  Weight | Gewicht | Poids | Peso | Peso | Peso | الوزن | 重量 | 体重 | משקל
  Title | Titel | Titre | Título | Título | Titolo | العنوان | 标题 | タイトル | כותרת
  Author | Autor | Auteur | Autor | Autor | Autore | المؤلف | 作者 | 著者 | מחבר
  Address | Adresse | Adresse | Dirección | Endereço | Indirizzo | العنوان | 地址 | 住所 | כתובת
  Value | Wert | Valeur | Valor | Valor | Valore | القيمة | 数值 | 値 | ערך
  Amount | Betrag | Montant | Importe | Valor | Importo | المبلغ | 金额 | 金額 | סכום
`
