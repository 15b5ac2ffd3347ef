// The tail is rendered by the server and hydrated later: its style sheets must load with the page.
import '@kmx/design-system/avatar/avatar.module.css';
import '@kmx/design-system/button/button.module.css';
import '@kmx/design-system/card/card.module.css';
import '@kmx/design-system/checkbox/checkbox.module.css';
import '@kmx/design-system/disclosure/disclosure.module.css';
import '@kmx/design-system/error-summary/error-summary.module.css';
import '@kmx/design-system/field/field.module.css';
import '@kmx/design-system/flash-message/flash-message.module.css';
import '@kmx/design-system/link/link.module.css';
import '@kmx/design-system/text-field/text-field.module.css';
import '@kmx/design-system/textarea/textarea.module.css';
import '../../features/forms/forms.module.css';
import '@kmx/design-system/modules/stories-module/story-cards.module.css';
import './story-contacts.module.css';
import './story-conversation.module.css';
import './story-products.module.css';
import './story-tail.module.css';
