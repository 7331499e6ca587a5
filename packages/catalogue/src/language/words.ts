/** Words the components bring themselves, in English: what a field says before anything is chosen, names of icons. */
export const ownWords = [
  'Choose a day',
  'Message',
  'Search',
  'Send',
  'Back',
  'Close',
  'Add',
  'Clear',
  'Notifications',
  'More options',
  'Add to favourites',
  'Profile',
  'Cart',
  'Month before',
  'Month after',
  'Week before',
  'Week after',
  'Show password',
  'Hide password',
  'No values yet',
  'Nothing here yet',
  'Start camera',
  'Try again',
  'Take a photo',
  'Other camera',
  'Open in a map',
] as const

export type OwnWord = (typeof ownWords)[number]

/** By language, in the order of `ownWords`. */
const translations: Record<string, string> = {
  de: 'Tag wählen|Nachricht|Suchen|Senden|Zurück|Schließen|Hinzufügen|Löschen|Mitteilungen|Mehr|Merken|Profil|Warenkorb|Monat davor|Monat danach|Woche davor|Woche danach|Passwort zeigen|Passwort verbergen|Noch keine Werte|Noch nichts da|Kamera starten|Noch einmal|Foto machen|Andere Kamera|Karte öffnen',
  fr: 'Choisir un jour|Message|Rechercher|Envoyer|Retour|Fermer|Ajouter|Effacer|Notifications|Plus|Ajouter aux favoris|Profil|Panier|Mois précédent|Mois suivant|Semaine précédente|Semaine suivante|Afficher le mot de passe|Masquer le mot de passe|Pas encore de valeurs|Rien pour le moment|Démarrer la caméra|Réessayer|Prendre une photo|Autre caméra|Ouvrir la carte',
  es: 'Elegir un día|Mensaje|Buscar|Enviar|Atrás|Cerrar|Añadir|Borrar|Notificaciones|Más opciones|Añadir a favoritos|Perfil|Carrito|Mes anterior|Mes siguiente|Semana anterior|Semana siguiente|Mostrar contraseña|Ocultar contraseña|Aún no hay valores|Aún no hay nada|Iniciar cámara|Reintentar|Hacer una foto|Otra cámara|Abrir el mapa',
  pt: 'Escolher um dia|Mensagem|Pesquisar|Enviar|Voltar|Fechar|Adicionar|Limpar|Notificações|Mais opções|Adicionar aos favoritos|Perfil|Carrinho|Mês anterior|Mês seguinte|Semana anterior|Semana seguinte|Mostrar senha|Ocultar senha|Ainda sem valores|Ainda não há nada|Iniciar câmera|Tentar de novo|Tirar uma foto|Outra câmera|Abrir o mapa',
  it: 'Scegli un giorno|Messaggio|Cerca|Invia|Indietro|Chiudi|Aggiungi|Cancella|Notifiche|Altro|Aggiungi ai preferiti|Profilo|Carrello|Mese precedente|Mese successivo|Settimana precedente|Settimana successiva|Mostra password|Nascondi password|Ancora nessun valore|Ancora niente|Avvia fotocamera|Riprova|Scatta una foto|Altra fotocamera|Apri la mappa',
  ar: 'اختر يومًا|رسالة|بحث|إرسال|رجوع|إغلاق|إضافة|مسح|الإشعارات|المزيد|أضف إلى المفضلة|الملف الشخصي|السلة|الشهر السابق|الشهر التالي|الأسبوع السابق|الأسبوع التالي|إظهار كلمة المرور|إخفاء كلمة المرور|لا توجد قيم بعد|لا شيء هنا بعد|تشغيل الكاميرا|حاول مرة أخرى|التقط صورة|الكاميرا الأخرى|افتح الخريطة',
  he: 'בחירת יום|הודעה|חיפוש|שליחה|חזרה|סגירה|הוספה|ניקוי|התראות|עוד|הוספה למועדפים|פרופיל|עגלה|החודש הקודם|החודש הבא|השבוע הקודם|השבוע הבא|הצגת סיסמה|הסתרת סיסמה|אין עדיין ערכים|אין כאן עדיין דבר|הפעלת המצלמה|ניסיון נוסף|צילום תמונה|המצלמה השנייה|פתיחת המפה',
  zh: '选择日期|消息|搜索|发送|返回|关闭|添加|清除|通知|更多|收藏|个人资料|购物车|上个月|下个月|上一周|下一周|显示密码|隐藏密码|暂无数据|暂无内容|打开相机|重试|拍照|切换相机|打开地图',
  ja: '日付を選ぶ|メッセージ|検索|送信|戻る|閉じる|追加|消去|お知らせ|その他|お気に入りに追加|プロフィール|カート|前の月|次の月|前の週|次の週|パスワードを表示|パスワードを隠す|まだ値がありません|まだ何もありません|カメラを起動|もう一度|写真を撮る|カメラを切り替える|地図を開く',
}

/** A component's own words in the app's language; in English where there is no translation. */
export function ownWord(word: OwnWord, language: string): string {
  const primary = language.split('-')[0] ?? language
  return translations[primary]?.split('|')[ownWords.indexOf(word)] ?? word
}
